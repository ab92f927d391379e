import Link from "next/link";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { Icon, type IconName } from "@/components/ui/icon";
import type { ContactLinks } from "@/lib/layout/contact";
import { type BrowserItem, COOKIES, STORED } from "./browser-storage";
import { OTHERS, type SiteFacts } from "./others";
import { RETENTION } from "./retention";

interface RetentionListProps {
  /** What the second and third column say. */
  labels: [string, string];
  rows: readonly { title: string; code?: boolean; texts: [string, string] }[];
}

const SHORTLY: { icon: IconName; text: string }[] = [
  { icon: "megaphone", text: "Anda dapat melapor tanpa akun dan tanpa nama." },
  { icon: "mail", text: "Email, alamat IP, dan kunci penulis tidak pernah ditampilkan kepada umum." },
  { icon: "image", text: "Lokasi dan data kamera dibuang dari setiap foto sebelum disimpan." },
  { icon: "shield", text: "Tidak ada iklan, pelacak, atau statistik pihak ketiga." },
];

/** /privasi. Every sentence is true of the code; who changes the one changes the other. */
export function PrivacyPage({ contact, facts }: { contact: ContactLinks; facts: SiteFacts }) {
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <h1 className="text-4xl">Privasi Anda</h1>
      <p className="measure mt-3 text-lg text-ink-soft">
        Apa yang disimpan Sulur tentang Anda, berapa lama, siapa yang melihatnya, dan apa hak Anda menurut Undang-Undang
        Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.
      </p>
      <Card featured as="section" className="mt-8">
        <h2 className="text-xl">Singkatnya</h2>
        <ul className="mt-3 grid gap-3 sm:grid-cols-2">
          {SHORTLY.map(({ icon, text }) => (
            <li key={icon} className="flex gap-3">
              <Icon name={icon} size={22} className="mt-0.5 text-primary" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Part id="disimpan" title="Apa yang disimpan, dan berapa lama">
        <p className="measure mb-4">
          Kami hanya menyimpan yang diperlukan agar laporan sampai, ditindaklanjuti, dan tidak disalahgunakan. Data yang
          habis waktunya dihapus otomatis setiap jam.
        </p>
        <RetentionList
          labels={["Untuk apa", "Berapa lama"]}
          rows={RETENTION.map(({ what, why, duration }) => ({ title: what, texts: [why, duration] }))}
        />
        <p className="measure mt-4">
          Password, jawaban keamanan, dan token API hanya disimpan sebagai sidik (hash) yang tidak dapat dibaca kembali.
          Catatan kerja server memuat waktu, alamat halaman, nomor permintaan, dan nomor akun, tanpa alamat IP dan tanpa
          nama; lamanya ditentukan pengelola server.
        </p>
      </Part>
      <Part id="terlihat" title="Siapa yang melihat apa">
        <ul className="grid list-disc grid-cols-1 gap-2 pl-6">
          <li>
            <strong>Semua orang:</strong> laporan yang tidak ditahan dan tidak ditolak, dengan nama yang Anda tulis atau
            “Warga” bila Anda memilih anonim; fotonya baru setelah laporan diverifikasi; lokasi yang disetujui; foto
            profil yang sedang dipakai; kisah Anda dengan nama dan fotonya, hanya bila Anda menyetujuinya dan redaksi
            memuatnya. Kisah yang sudah dimuat ditarik bila Anda memintanya lewat halaman Hubungi Kami.
          </li>
          <li>
            <strong>Anda sendiri:</strong> semua yang Anda kirim, juga yang menunggu, ditahan, atau ditolak.
          </li>
          <li>
            <strong>Penyelenggara kegiatan:</strong> nama, jumlah orang, dan pesan pendaftar kegiatannya, serta siapa
            yang hadir; bukan email, dan nomor telepon hanya dari yang mendaftar tanpa email atau yang menghentikan
            email kami, selama ada kabar yang perlu ia sampaikan. Siapa pun yang memegang nomor sertifikat kehadiran
            melihat nama, kegiatan, dan tanggal yang tercetak padanya.
          </li>
          <li>
            <strong>Pengelola dan admin:</strong> laporan dan lokasi yang harus diperiksa beserta fotonya, pesan Anda
            kepada mereka, dan tanya jawab dengan pelapor. Nomor telepon pengirim mereka buka hanya pada pesan tanpa
            email atau yang pengirimnya menghentikan email kami, agar dapat dijawab, dan setiap kali tercatat. Alamat
            email pelapor tidak ditampilkan di dasbor mereka; hanya ada tanda bahwa kabar dapat dikirim. Dari pendaftar
            kegiatan mereka melihat nama, jumlah orang, pesan, dan kehadirannya.
          </li>
          <li>
            <strong>Admin saja:</strong> daftar akun dengan username, daerah, umur, role, dan tanggal daftar, dan pada
            halaman satu akun perangkat yang masuk, banyaknya tulisan, dan alamat email bila ada. Setiap kali daftar,
            halaman, atau berkas unduhannya dibuka, hal itu tercatat di catatan tindakan. Begitu pula setiap kali email
            atau nomor telepon pengirim pesan dilihat, dan setiap kali daftar pendaftar kegiatan, bagi admin dengan
            email dan nomor teleponnya, dibuka atau diunduh.
          </li>
        </ul>
      </Part>
      <Part id="pihak-lain" title="Pihak lain yang ikut bekerja">
        <ul className="grid list-disc grid-cols-1 gap-2 pl-6">
          {OTHERS.map(({ who, text }) => (
            <li key={who}>
              <strong>{who}:</strong> {text(facts)}
            </li>
          ))}
        </ul>
      </Part>
      <Part id="kuki" title="Kuki dan simpanan di peramban Anda">
        <p className="measure mb-4">
          Semuanya diperlukan agar situs ini bekerja; tidak ada yang dipakai untuk melacak Anda. Pada alamat https, nama
          dua kuki pertama diawali <code>__Host-</code>.
        </p>
        <BrowserList rows={COOKIES} />
        <p className="measure mt-6 mb-4">
          Simpanan berikut hanya dibaca oleh peramban Anda sendiri dan tidak dikirim dengan permintaan.
        </p>
        <BrowserList rows={STORED} />
      </Part>
      <PrivacyRights contact={contact} />
    </div>
  );
}

function BrowserList({ rows }: { rows: readonly BrowserItem[] }) {
  return (
    <RetentionList
      labels={["Gunanya", "Berapa lama"]}
      rows={rows.map(({ name, purpose, duration }) => ({ title: name, code: true, texts: [purpose, duration] }))}
    />
  );
}

/** Three columns on a wide screen; on a phone each row reads like a paragraph. */
function RetentionList({ labels, rows }: RetentionListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(({ title, code, texts }) => (
        <li key={title} className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-[5fr_6fr_5fr]">
          <p className="font-semibold">{code ? <code className="text-sm">{title}</code> : title}</p>
          {labels.map((label, column) => (
            <p key={label} className="text-ink-soft">
              <span className="block text-sm text-ink-faint">{label}</span>
              {texts[column]}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What the law gives, and where each of it is done here. */
function PrivacyRights({ contact }: { contact: ContactLinks }) {
  return (
    <Part id="hak" title="Hak Anda">
      <ul className="grid list-disc grid-cols-1 gap-2 pl-6">
        <li>
          <strong>Tahu dan mendapat salinan:</strong> di <AccountLink>halaman akun</AccountLink> Anda melihat dan
          mengunduh semua yang tersimpan, dalam bentuk JSON yang dapat dipakai di tempat lain.
        </li>
        <li>
          <strong>Memperbaiki:</strong> daerah, umur, email, password, dan foto profil dapat Anda ubah sendiri di sana.
        </li>
        <li>
          <strong>Menghapus dan menarik persetujuan:</strong> akun dapat Anda hapus sendiri dan berlaku seketika.
          Sebelumnya ditunjukkan apa yang dihapus dan apa yang tetap ada.
        </li>
        <li>
          <strong>Bila Anda menulis tanpa akun:</strong> sebutkan nomor laporan kepada pengelola agar email atau laporan
          itu dihapus.
        </li>
        <li>
          <strong>Keberatan dan pengaduan:</strong> sampaikan kepada pengelola situs ini, atau kepada lembaga
          pelindungan data pribadi menurut undang-undang tersebut.
        </li>
      </ul>
      <p className="measure mt-4">
        Akun hanya untuk orang berumur 13 tahun ke atas. Anak di bawah itu dapat melapor tanpa akun, sebaiknya bersama
        orang tua atau guru.
      </p>
      <h3 className="mt-6 text-lg">Kontak</h3>
      {contact.email ? (
        <p>
          Pengelola situs ini:{" "}
          <a href={`mailto:${contact.email}`} className="font-semibold text-primary underline underline-offset-4">
            {contact.email}
          </a>
        </p>
      ) : (
        <p className="measure">
          Pengelola situs ini belum mencantumkan alamat. Hak-hak di atas yang tersedia di halaman akun tidak memerlukan
          bantuan siapa pun.
        </p>
      )}
    </Part>
  );
}

function AccountLink(props: { children: ReactNode }) {
  return (
    <Link href="/akun" prefetch={false} className="font-semibold text-primary underline underline-offset-4">
      {props.children}
    </Link>
  );
}

/** One heading of the page, which a link can lead to. */
function Part(props: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      id={props.id}
      aria-labelledby={`${props.id}-judul`}
      className="mt-10 scroll-mt-24 border-t-2 border-line pt-6"
    >
      <h2 id={`${props.id}-judul`} className="mb-3 text-2xl">
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
