import { OWN_REPORTS_PATH } from "@/lib/reports/rules-own";

/** One place in the navigation. */
interface NavigationLeaf {
  label: string;
  href: string;
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
      { label: "Laporan Lingkungan", href: "/laporan" },
      { label: "Peta Lokasi Hijau", href: "/peta-lokasi" },
      { label: "Bank Sampah dan Daur Ulang", href: "/bank-sampah" },
      { label: "Event Tanam Pohon", href: "/event" },
    ],
  },
  {
    label: "Edukasi",
    href: "/edukasi",
    children: [
      { label: "Tips Hidup Ramah Lingkungan", href: "/tipk" },
      { label: "Video Edukasi", href: "/video" },
    ],
  },
  {
    label: "Komunitas",
    href: "/komunitas",
    children: [
      { label: "Relawan Hijau", href: "/relawan" },
      { label: "Forum Diskusi", href: "/forum" },
      { label: "Event Komunitas", href: "/komunitas" },
    ],
  },
  {
    label: "Blog",
    href: "/blog",
    children: [
      { label: "Kisah Aksi Nyata", href: "/coba-coding" },
      { label: "Tips Komunitas Hijau", href: "/tips" },
    ],
  },
  {
    label: "Testimoni",
    href: "/testimoni",
    children: [
      { label: "Warga Peduli", href: "/warga" },
      { label: "Relawan Hijau", href: "/hijau" },
    ],
  },
  {
    label: "Tentang",
    href: "/tentang",
    children: [
      { label: "Tentang Sulur", href: "/virtual-tour" },
      { label: "Tim Kami", href: "/our-team" },
      { label: "Visi dan Misi", href: "/museum-history" },
      { label: "Cara Kerja", href: "/cara-kerja" },
    ],
  },
  {
    label: "Kontak",
    href: "/kontak",
    children: [
      { label: "Hubungi Kami", href: "/hubungi" },
      { label: "FAQ", href: "/faq" },
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

/** At the head of what "Lainnya" opens: a job, its picture in public/ilustrasi and the picture's ground. */
export const SHEET_TILES = [
  { label: "Bank sampah", href: "/bank-sampah", drawing: "bank-sampah", ground: "bg-accent-soft" },
  { label: "Relawan", href: "/relawan", drawing: "gotong-royong", ground: "bg-info-soft" },
  { label: "Forum", href: "/forum", drawing: "diskusi", ground: "bg-primary-soft" },
  { label: "Kalkulator", href: "/kalkulator", drawing: "kereta", ground: "bg-info-soft" },
  { label: "Laporan saya", href: OWN_REPORTS_PATH, drawing: "lapor", ground: "bg-danger-soft" },
  { label: "Kegiatan saya", href: "/akun/kegiatan", drawing: "tanam", ground: "bg-accent-soft" },
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
