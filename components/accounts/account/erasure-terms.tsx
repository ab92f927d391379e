import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { MAIL_RETENTION } from "@/lib/mails/rules";

const DAY_SECONDS = 86_400;

/** What an erasure takes away and what it leaves, with the reason; true of lib/accounts/own/commands-erasure.ts. */
export function ErasureTerms() {
  return (
    <div className="grid gap-4">
      <Terms icon="trash" title="Langsung dihapus">
        <li>nama, daerah, umur, password, pertanyaan keamanan, email, dan foto profil Anda;</li>
        <li>semua sesi, token API, dan riwayat akun;</li>
        <li>laporan yang menunggu, ditahan, atau ditolak, dan lokasi yang belum disetujui, beserta fotonya;</li>
        <li>pendaftaran Anda pada kegiatan yang belum dimulai; kursinya diberikan kembali;</li>
        <li>hasil kalkulator karbon yang tersimpan di akun;</li>
        <li>
          tulisan forum Anda, pendaftaran relawan Anda, dan bank sampah yang Anda daftarkan beserta seluruh buku
          tabungannya; dari topik yang sudah dijawab orang lain hanya judulnya yang tinggal;
        </li>
        <li>surat Anda kepada pengelola beserta balasannya;</li>
        <li>salinan email kepada Anda di kotak surat keluar, kecuali yang masih akan dikirim.</li>
      </Terms>
      <Terms icon="shield" title="Tetap ada, tanpa kaitan dengan Anda">
        <li>
          laporan yang sudah terverifikasi, sebagai catatan umum tentang kerusakan itu: atas nama “Warga”, tanpa email
          dan tanpa tanya jawab Anda dengan admin. Isi laporan dan fotonya tidak diubah;
        </li>
        <li>lokasi yang sudah disetujui, karena dipakai warga lain di peta;</li>
        <li>buku tabungan yang Anda simpan di akun: catatannya milik bank sampah, tautan anggotanya tetap berlaku;</li>
        <li>dukungan, suara, dan kehadiran Anda di kegiatan, hanya sebagai angka;</li>
        <li>kegiatan yang Anda umumkan, tanpa nama penyelenggara, karena warga lain mengandalkannya;</li>
        <li>jejak audit pengurus, yang hanya menyimpan nomor akun, agar tindakan pengurus dapat diperiksa.</li>
      </Terms>
      <p className="text-sm text-ink-soft">
        Yang Anda kirim tanpa masuk bukan bagian dari akun ini. Jika akun Anda punya email, satu pemberitahuan dikirim
        ke sana; salinannya di antrean surat hilang {MAIL_RETENTION.done / DAY_SECONDS} hari setelah terkirim atau, bila
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
