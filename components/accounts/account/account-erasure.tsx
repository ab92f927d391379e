"use client";

import { type ReactNode, useState } from "react";
import { SecretField } from "@/components/accounts/secret-field";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon, type IconName } from "@/components/ui/icon";
import { forgetToasts } from "@/components/ui/toast-store";
import { ERASURE } from "@/lib/accounts/own/fields";
import { MAIL_RETENTION } from "@/lib/mails/rules";
import { CancelButton } from "./account-secret";

const DAY_SECONDS = 86_400;

/** Says what goes and what stays, and erases the account for good. */
export function AccountErasure({ username }: { username: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" className="needs-script" onClick={() => setOpen(true)}>
        Hapus akun…
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Hapus akun ${username}?`}>
        <ErasureTerms />
        <ErasureForm onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ErasureForm({ onCancel }: { onCancel: () => void }) {
  const form = useForm<typeof ERASURE, unknown>(ERASURE, {
    to: "/api/account/erasure",
    trusted: true,
    idPrefix: "hapus-",
    onSent: leave,
    unexplained: "Terjadi kesalahan. Akun Anda belum dihapus. Silakan coba lagi.",
  });
  return (
    <Form
      of={form}
      label="Hapus akun"
      className="mt-5 grid gap-4"
      note={null}
      send="Hapus akun selamanya"
      sending="Menghapus akun…"
      look={{ variant: "danger" }}
      beside={<CancelButton onCancel={onCancel} />}
    >
      <SecretField {...form.propsOf("password")} />
      {form.field("confirmation", { autoCapitalize: "none", spellCheck: false })}
    </Form>
  );
}

/** Nothing of the account stays in this browser either: drafts, what was sent, the page itself. */
async function leave(): Promise<void> {
  await import("@/components/outbox/outbox").then(
    ({ ask }) => ask({ ask: "clear" }),
    () => null,
  );
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  forgetToasts();
  window.location.replace("/akun/dihapus");
}

/** What an erasure takes away and what it leaves, with the reason; true of lib/privacy/erase.ts. */
function ErasureTerms() {
  return (
    <div className="grid gap-4">
      <Terms icon="trash" title="Langsung dihapus">
        <li>nama, daerah, umur, password, pertanyaan keamanan, email, dan foto profil Anda;</li>
        <li>semua sesi, token API, dan riwayat akun;</li>
        <li>laporan yang menunggu, ditahan, atau ditolak, dan lokasi yang belum disetujui, beserta fotonya;</li>
        <li>pendaftaran Anda pada kegiatan yang belum dimulai; tempatnya diberikan kembali;</li>
        <li>hasil kalkulator karbon yang tersimpan di akun;</li>
        <li>
          tulisan forum Anda, pendaftaran relawan Anda, dan bank sampah yang Anda daftarkan beserta seluruh buku
          tabungannya; dari topik yang sudah dijawab orang lain hanya judulnya yang tinggal;
        </li>
        <li>pesan Anda kepada pengelola beserta balasannya;</li>
        <li>salinan email kepada Anda di antrean keluar, kecuali yang masih akan dikirim.</li>
      </Terms>
      <Terms icon="shield" title="Tetap ada, tanpa kaitan dengan Anda">
        <li>
          laporan yang sudah terverifikasi, sebagai catatan umum tentang kerusakan itu: atas nama “Warga”, tanpa email
          dan tanpa tanya jawab Anda dengan pengelola. Isi laporan dan fotonya tidak diubah;
        </li>
        <li>lokasi yang sudah disetujui, karena dipakai warga lain di peta;</li>
        <li>buku tabungan yang Anda simpan di akun: catatannya milik bank sampah, tautan nasabahnya tetap berlaku;</li>
        <li>dukungan, suara, dan kehadiran Anda di kegiatan, hanya sebagai angka;</li>
        <li>kegiatan yang Anda umumkan, tanpa nama penyelenggara, karena warga lain mengandalkannya;</li>
        <li>catatan tindakan pengelola, yang hanya menyimpan nomor akun, agar tindakan pengelola dapat diperiksa.</li>
      </Terms>
      <p className="text-sm text-ink-soft">
        Yang Anda kirim tanpa masuk bukan bagian dari akun ini. Jika akun Anda punya email, satu pemberitahuan dikirim
        ke sana; salinannya di antrean email hilang {MAIL_RETENTION.done / DAY_SECONDS} hari setelah terkirim atau, bila
        gagal terus, {MAIL_RETENTION.failed / DAY_SECONDS} hari setelah percobaan terakhir.
      </p>
    </div>
  );
}

function Terms(props: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="flex items-center gap-2 text-lg">
        <Icon name={props.icon} /> {props.title}
      </h3>
      <ul className="mt-1 grid list-disc gap-1 pl-7 text-ink-soft">{props.children}</ul>
    </section>
  );
}
