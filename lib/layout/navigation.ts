import { OWN_TICKETS_PATH } from "@/lib/events/registration/rules-own";
import { OWN_REPORTS_PATH } from "@/lib/reports/rules-own";

/** One place in the navigation. */
interface NavigationLeaf {
  label: string;
  href: string;
  /** What one does there; beside the label where the list has room for it. */
  line?: string;
}

export interface NavigationItem extends NavigationLeaf {
  /** A parent opens its list instead of going to `href`. */
  children?: readonly NavigationLeaf[];
}

/** The whole navigation of the product. */
export const NAVIGATION: readonly NavigationItem[] = [
  { label: "Home", href: "/home" },
  {
    label: "Aksi Hijau",
    href: "/aksi",
    children: [
      { label: "Laporan Lingkungan", href: "/laporan", line: "Laporkan kerusakan, lalu ikuti kabarnya." },
      { label: "Peta Lokasi Hijau", href: "/peta-lokasi", line: "Cari taman dan hutan kota di dekat Anda." },
      {
        label: "Bank Sampah dan Daur Ulang",
        href: "/bank-sampah",
        line: "Lihat yang buka hari ini dan nilai sampah Anda.",
      },
      { label: "Event Tanam Pohon", href: "/event", line: "Ikut menanam bersama tetangga." },
    ],
  },
  {
    label: "Edukasi",
    href: "/edukasi",
    children: [
      { label: "Tips Hidup Ramah Lingkungan", href: "/tipk", line: "Kebiasaan kecil di rumah dan di jalan." },
      { label: "Video Edukasi", href: "/video", line: "Belajar dari video singkat." },
    ],
  },
  {
    label: "Komunitas",
    href: "/komunitas",
    children: [
      { label: "Relawan Hijau", href: "/relawan", line: "Sumbangkan waktu dan keahlian Anda." },
      { label: "Forum Diskusi", href: "/forum", line: "Bertanya dan berbagi pengalaman." },
      { label: "Event Komunitas", href: "/komunitas", line: "Kerja bakti, diskusi, dan lokakarya." },
    ],
  },
  {
    label: "Blog",
    href: "/blog",
    children: [
      { label: "Kisah Aksi Nyata", href: "/coba-coding", line: "Warga yang mengubah lingkungannya." },
      { label: "Tips Komunitas Hijau", href: "/tips", line: "Langkah yang dapat dimulai hari ini." },
    ],
  },
  {
    label: "Testimoni",
    href: "/testimoni",
    children: [
      { label: "Warga Peduli", href: "/warga", line: "Tokoh contoh bercerita tentang kampungnya." },
      { label: "Relawan Hijau", href: "/hijau", line: "Tokoh contoh bercerita tentang menjadi relawan." },
    ],
  },
  {
    label: "Tentang",
    href: "/tentang",
    children: [
      { label: "Tentang Sulur", href: "/virtual-tour", line: "Apa itu Sulur dan untuk siapa." },
      { label: "Tim Kami", href: "/our-team", line: "Profil, nilai, dan teknologi kami." },
      { label: "Visi dan Misi", href: "/museum-history", line: "Ke mana kami melangkah." },
      { label: "Cara Kerja", href: "/cara-kerja", line: "Enam langkah, dengan gambar dan video." },
    ],
  },
  {
    label: "Kontak",
    href: "/kontak",
    children: [
      { label: "Hubungi Kami", href: "/hubungi", line: "Tulis pesan kepada pengelola." },
      { label: "FAQ", href: "/faq", line: "Jawaban atas pertanyaan umum." },
    ],
  },
];

/** The footer's quick navigation. */
export const QUICK_LINKS: readonly { label: string; href: string }[] = [
  { label: "Forum Diskusi", href: "/forum" },
  { label: "Peta Lokasi Hijau", href: "/peta-lokasi" },
  { label: "Event Komunitas", href: "/komunitas" },
  { label: "Event Tanam Pohon", href: "/event" },
];

export interface BottomPlace {
  label: string;
  href: string;
  icon: "home" | "map" | "megaphone" | "calendar";
  /** The one place that the bar lifts up. */
  main?: boolean;
}

/** The phone's bar, left to right; "Lainnya" follows them and opens the whole navigation. */
export const BOTTOM_PLACES: readonly BottomPlace[] = [
  { label: "Beranda", href: "/home", icon: "home" },
  { label: "Peta", href: "/peta-lokasi", icon: "map" },
  { label: "Lapor", href: "/laporan", icon: "megaphone", main: true },
  { label: "Kegiatan", href: "/event", icon: "calendar" },
];

/** What people come for: a job, its picture in public/ilustrasi and the picture's ground. */
export const JOB_TILES = [
  { label: "Bank sampah", href: "/bank-sampah", drawing: "bank-sampah", ground: "bg-accent-soft" },
  { label: "Relawan", href: "/relawan", drawing: "gotong-royong", ground: "bg-info-soft" },
  { label: "Forum", href: "/forum", drawing: "diskusi", ground: "bg-primary-soft" },
  { label: "Kalkulator", href: "/kalkulator", drawing: "kereta", ground: "bg-info-soft" },
  { label: "Laporan saya", href: OWN_REPORTS_PATH, drawing: "lapor", ground: "bg-danger-soft" },
  { label: "Kegiatan saya", href: OWN_TICKETS_PATH, drawing: "tanam", ground: "bg-accent-soft" },
] as const;

/** Whether the address shown belongs to the link: the page itself or one below it. */
export function isCurrent(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

/** The way from the home page to an address of the navigation, by way of its parent. */
export function stepsTo(path: string): { name: string; path: string }[] {
  const home = { name: "Beranda", path: "/home" };
  for (const item of NAVIGATION) {
    const parent = { name: item.label, path: item.href };
    if (item.href === path) return [home, parent];
    const child = item.children?.find(({ href }) => href === path);
    if (child) return [home, parent, { name: child.label, path }];
  }
  return [home];
}
