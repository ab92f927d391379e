import { contentData, contentMetadata } from "@/app/(public)/content-data";
import { ContentPage } from "@/components/layout/content-page";
import { OutboxList } from "@/components/outbox/outbox-list";
import { PushList } from "@/components/push/push-list";

const PAGE = {
  path: "/luring",
  title: "Tanpa sinyal",
  description: "Apa yang tetap dapat dilakukan di Sulur tanpa sinyal, dan kiriman yang menunggu di perangkat ini.",
};

const WORKS = [
  "Formulir laporan tetap terbuka. Peta lokasi dengan formulirnya, halaman, dan kisah terbuka bila pernah Anda buka di perangkat ini.",
  "Laporan, lokasi, kabar, komentar, dan presensi yang Anda kirim tanpa sinyal disimpan di perangkat ini bersama fotonya, lalu terkirim sendiri tepat satu kali begitu ada sinyal. Tanggal kejadian tetap tanggal yang Anda tulis.",
  "Paling banyak 20 kiriman atau 40 MB. Kiriman ke-21 ditolak sebelum ditulis, jadi tidak ada yang diam-diam hilang.",
];

const LIMITS = [
  "Di Chrome Android kiriman berangkat walau Sulur tertutup. Di iPhone dan Firefox kiriman berangkat saat Sulur dibuka lagi.",
  "Sulur tidak pernah menghapus kiriman yang menunggu, tetapi perangkat dapat: iPhone menghapus data situs yang 7 hari tidak dibuka, dan perangkat yang penyimpanannya habis dapat menghapusnya juga. Pasang Sulur di layar utama agar lebih aman.",
  "Di perangkat bersama, kiriman yang ditulis dengan akun menunggu sampai Anda menekan “Kirim sekarang” bila orang lain masuk atau Anda keluar.",
  "Notifikasi di iPhone hanya ada setelah Sulur dipasang di layar utama.",
  "Yang kami uji: sinyal diputus di peramban Chromium, tab ditutup, jawaban server hilang. Yang belum: perangkat sungguhan di lembah, iPhone, dan Firefox.",
];

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  return (
    <ContentPage
      {...PAGE}
      lead="Yang sudah ditulis tidak hilang. Ini yang tetap berjalan tanpa sinyal."
      data={await contentData(PAGE.path)}
    >
      <section aria-labelledby="menunggu" className="needs-script">
        <h2 id="menunggu" className="mb-4 text-2xl">
          Menunggu di perangkat ini
        </h2>
        <OutboxList />
      </section>
      <section aria-labelledby="notifikasi" className="needs-script mt-10">
        <h2 id="notifikasi" className="mb-4 text-2xl">
          Notifikasi di peramban ini
        </h2>
        <PushList />
      </section>
      <Points title="Yang tetap berjalan" points={WORKS} />
      <Points title="Batasnya" points={LIMITS} />
    </ContentPage>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-2xl">{title}</h2>
      <ul className="measure grid list-disc gap-2 pl-6 text-ink-soft">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
