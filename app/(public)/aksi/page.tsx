import { contentData, contentMetadata } from "@/app/(public)/content-data";
import { ContentPage } from "@/components/layout/content-page";
import { type PagePart, PartCards } from "@/components/layout/part-cards";

const PAGE = {
  path: "/aksi",
  title: "Aksi Hijau",
  description: "Laporkan kerusakan lingkungan, temukan lokasi hijau, dan ikut menanam pohon bersama warga lain.",
};

const PARTS: readonly PagePart[] = [
  {
    href: "/laporan",
    icon: "megaphone",
    title: "Laporan Lingkungan",
    text: "Laporkan kerusakan di sekitar Anda dan ikuti tindak lanjutnya dengan nomor laporan.",
  },
  {
    href: "/peta-lokasi",
    icon: "map",
    title: "Peta Lokasi Hijau",
    text: "Temukan taman, hutan kota, bank sampah, dan mangrove, lalu tambahkan yang Anda kenal.",
  },
  {
    href: "/bank-sampah",
    icon: "recycle",
    title: "Bank Sampah dan Daur Ulang",
    text: "Kenali mitra bank sampah, atau daftarkan bank sampah Anda.",
  },
  {
    href: "/event",
    icon: "sprout",
    title: "Event Tanam Pohon",
    text: "Pilih kegiatan menanam, lalu daftar tanpa akun.",
  },
];

export function generateMetadata() {
  return contentMetadata(PAGE);
}

export default async function Page() {
  return (
    <ContentPage
      path={PAGE.path}
      title={PAGE.title}
      lead="Ada banyak cara merawat bumi, dari depan rumah sampai tepi pantai. Pilih yang paling dekat dengan Anda."
      data={await contentData(PAGE.path)}
    >
      <PartCards parts={PARTS} />
    </ContentPage>
  );
}
