import type { VignetteName } from "./vignette";

interface Feature {
  href: string;
  title: string;
  text: string;
  picture: VignetteName;
  /** Ground of the picture. */
  ground: string;
}

/** The four cards of spec 2.4, in its order. */
export const FEATURES: readonly Feature[] = [
  {
    href: "/laporan",
    title: "Laporkan masalah lingkungan",
    text: "Sampah menumpuk, sungai berbau, atau pohon ditebang di sekitar Anda? Kirim laporan dan ikuti tindak lanjutnya.",
    picture: "lapor",
    ground: "bg-danger-soft",
  },
  {
    href: "/peta-lokasi",
    title: "Temukan titik aksi hijau",
    text: "Cari taman kota, bank sampah, dan titik aksi hijau terdekat di peta, lalu tambahkan yang Anda kenal.",
    picture: "peta",
    ground: "bg-primary-soft",
  },
  {
    href: "/bank-sampah",
    title: "Belajar mengelola sampah",
    text: "Ikuti program edukasi daur ulang dan pengelolaan sampah bersama bank sampah di lingkungan Anda.",
    picture: "bank-sampah",
    ground: "bg-accent-soft",
  },
  {
    href: "/event",
    title: "Turun tangan bersama",
    text: "Tanam pohon, bersihkan pantai, dan ikuti aksi nyata lainnya bersama komunitas.",
    picture: "tanam",
    ground: "bg-info-soft",
  },
];
