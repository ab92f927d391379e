/** One place in the navigation. An address without its page yet is `available: false` and shows nowhere. */
export interface NavigationLeaf {
  label: string;
  href: string;
  available: boolean;
}

export interface NavigationItem extends NavigationLeaf {
  /** A parent opens its list instead of going to `href`. */
  children?: readonly NavigationLeaf[];
}

/** The whole navigation of the product; a feature that gets its page flips `available`. */
export const NAVIGATION: readonly NavigationItem[] = [
  { label: "Home", href: "/home", available: true },
  {
    label: "Aksi Hijau",
    href: "/aksi",
    available: true,
    children: [
      { label: "Laporan Lingkungan", href: "/laporan", available: true },
      { label: "Peta Lokasi Hijau", href: "/peta-lokasi", available: true },
      { label: "Bank Sampah dan Daur Ulang", href: "/bank-sampah", available: true },
      { label: "Event Tanam Pohon", href: "/event", available: true },
    ],
  },
  {
    label: "Edukasi",
    href: "/edukasi",
    available: true,
    children: [
      { label: "Tips Hidup Ramah Lingkungan", href: "/tipk", available: true },
      { label: "Video Edukasi", href: "/video", available: true },
    ],
  },
  {
    label: "Komunitas",
    href: "/komunitas",
    available: false,
    children: [
      { label: "Relawan Hijau", href: "/relawan", available: true },
      { label: "Forum Diskusi", href: "/forum", available: true },
      { label: "Event Komunitas", href: "/komunitas", available: true },
    ],
  },
  {
    label: "Blog",
    href: "/blog",
    available: true,
    children: [
      { label: "Kisah Aksi Nyata", href: "/coba-coding", available: true },
      { label: "Tips Komunitas Hijau", href: "/tips", available: true },
    ],
  },
  {
    label: "Testimoni",
    href: "/testimoni",
    available: true,
    children: [
      { label: "Warga Peduli", href: "/warga", available: true },
      { label: "Relawan Hijau", href: "/hijau", available: true },
    ],
  },
  {
    label: "Tentang",
    href: "/tentang",
    available: true,
    children: [
      { label: "Tentang Sulur", href: "/virtual-tour", available: true },
      { label: "Tim Kami", href: "/our-team", available: true },
      { label: "Visi dan Misi", href: "/museum-history", available: true },
      { label: "Cara Kerja", href: "/cara-kerja", available: true },
    ],
  },
  {
    label: "Kontak",
    href: "/kontak",
    available: true,
    children: [
      { label: "Hubungi Kami", href: "/hubungi", available: true },
      { label: "FAQ", href: "/faq", available: true },
    ],
  },
];

/** The footer's quick navigation; which of them show follows from the navigation above. */
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

/** Items and children with a page; a parent stays only while one of its children does. */
export function availableNavigation(items: readonly NavigationItem[] = NAVIGATION): NavigationItem[] {
  return items.flatMap((item) => {
    if (item.children === undefined) return item.available ? [item] : [];
    const children = item.children.filter((child) => child.available);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Every address that has its page. */
export function availableAddresses(items: readonly NavigationItem[] = NAVIGATION): Set<string> {
  const leaves = availableNavigation(items).flatMap((item) => item.children ?? [item]);
  return new Set(leaves.map((leaf) => leaf.href));
}

/** The links whose page exists. */
export function onlyAvailable<Link extends { href: string }>(
  links: readonly Link[],
  items: readonly NavigationItem[] = NAVIGATION,
): Link[] {
  const addresses = availableAddresses(items);
  return links.filter((link) => addresses.has(link.href));
}

/** Whether the address shown belongs to the link: the page itself or one below it. */
export function isCurrent(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

/** The way from the home page to an address of the navigation, by way of its parent. */
export function stepsTo(path: string, items: readonly NavigationItem[] = NAVIGATION): { name: string; path: string }[] {
  const home = { name: "Home", path: "/home" };
  for (const item of items) {
    const parent = { name: item.label, path: item.href };
    if (item.href === path) return [home, parent];
    const child = item.children?.find(({ href }) => href === path);
    if (child) return [home, parent, { name: child.label, path }];
  }
  return [home];
}
