import type { IconName } from "@/components/ui/icon";

interface Step {
  icon: IconName;
  title: string;
  explanation: readonly string[];
  link: { label: string; href: string };
}

/** The four of spec 2.16. */
export const STEPS: readonly Step[] = [
  {
    icon: "user",
    title: "Daftar atau masuk",
    explanation: [
      "Buat akun dengan username dan kata sandi, lalu pilih daerah Anda. Email tidak diwajibkan.",
      "Tanpa akun pun Anda dapat melapor dan menambah lokasi; akun mengumpulkan semuanya di satu halaman.",
    ],
    link: { label: "Buat akun", href: "/register" },
  },
  {
    icon: "megaphone",
    title: "Laporkan kerusakan lingkungan",
    explanation: [
      "Isi kolom yang bertanda bintang, tunjuk tempatnya di peta, dan tambahkan foto bila ada.",
      "Laporan mendapat nomor dan menunggu validasi admin. Sesudah diperiksa, titiknya tampil di peta dan setiap langkahnya dicatat.",
    ],
    link: { label: "Kirim laporan", href: "/laporan" },
  },
  {
    icon: "pin",
    title: "Tambahkan lokasi hijau",
    explanation: [
      "Kenal taman, bank sampah, atau kebun warga yang belum ada di peta? Tulis namanya; koordinatnya dicari otomatis atau Anda tunjuk sendiri.",
      "Lokasi baru juga menunggu validasi admin sebelum tampil untuk semua orang.",
    ],
    link: { label: "Tambah lokasi", href: "/peta-lokasi" },
  },
  {
    icon: "map",
    title: "Lihat peta",
    explanation: [
      "Buka peta untuk menemukan lokasi hijau terdekat. Saring menurut jenisnya, atau cari nama tempat.",
      "Posisi Anda hanya dibaca bila Anda menekan tombolnya dan mengizinkan.",
    ],
    link: { label: "Buka peta", href: "/peta-lokasi" },
  },
];

export const FEATURES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "shield",
    title: "Diperiksa lebih dahulu",
    text: "Laporan dan lokasi divalidasi admin sebelum titiknya tampil di peta.",
  },
  {
    icon: "list",
    title: "Dapat diikuti",
    text: "Setiap laporan punya nomor dan riwayat penanganan yang terbuka.",
  },
  {
    icon: "users",
    title: "Dikerjakan bersama",
    text: "Warga lain dapat menyatakan ikut mengalami, lalu bertemu di kegiatan bersih-bersih dan tanam pohon.",
  },
];

/** The drawn tutorial, in place of a film. */
export const FRAMES: readonly { drawing: string; title: string; text: string }[] = [
  {
    drawing: "selokan",
    title: "Anda melihat masalah",
    text: "Selokan di ujung gang tersumbat dan mulai berbau. Ambil foto dari tempat yang aman.",
  },
  {
    drawing: "lapor",
    title: "Anda menulis laporan",
    text: "Buka halaman Laporan dan tulis apa yang terjadi, di mana, dan sejak kapan.",
  },
  {
    drawing: "peta",
    title: "Anda menunjuk tempatnya",
    text: "Geser peta sampai penanda tepat di lokasi, supaya petugas tidak salah gang.",
  },
  {
    drawing: "ponsel",
    title: "Anda menyimpan nomornya",
    text: "Simpan nomor laporan atau bagikan lewat WhatsApp, lalu ikuti langkahnya kapan saja.",
  },
  {
    drawing: "tanam",
    title: "Warga turun tangan",
    text: "Buat atau ikuti kegiatan di dekatnya: bersih-bersih, menanam, dan merawat.",
  },
  {
    drawing: "timbangan",
    title: "Kebiasaan baru tumbuh",
    text: "Pilah sampah dari rumah dan temukan bank sampah terdekat di peta, agar masalahnya tidak kembali.",
  },
];
