import { stepsTo } from "./navigation";

/** The illustration on the share card of each page that shows its own name. */
const DRAWINGS: Record<string, string> = {
  "/home": "tanam",
  "/aksi": "lapor",
  "/laporan": "lapor",
  "/peta-lokasi": "peta",
  "/bank-sampah": "timbangan",
  "/event": "tanam",
  "/edukasi": "lima-warna",
  "/tipk": "dapur",
  "/video": "ponsel",
  "/kalkulator": "rumah",
  "/metodologi": "kereta",
  "/komunitas": "gotong-royong",
  "/relawan": "bibit",
  "/forum": "diskusi",
  "/blog": "batik",
  "/coba-coding": "bantul",
  "/tips": "kompos",
  "/testimoni": "bank-sampah",
  "/warga": "selokan",
  "/hijau": "bibit",
  "/tentang": "bibit",
  "/virtual-tour": "mangrove",
  "/museum-history": "hutan-kota",
  "/cara-kerja": "lapor",
  "/kontak": "kampanye",
  "/hubungi": "ponsel",
  "/faq": "diskusi",
  "/privasi": "ponsel",
  "/luring": "ponsel",
  "/wilayah": "gotong-royong",
  "/api-docs": "ponsel",
  "/login": "ponsel",
  "/register": "bibit",
};

/** Names of pages outside the navigation, or where its label says too little. */
const TITLES: Record<string, string> = {
  "/home": "Tumbuh bersama, merawat bumi",
  "/komunitas": "Event Komunitas",
  "/tentang": "Tim Kami",
  "/kalkulator": "Berapa jejak karbon Anda?",
  "/metodologi": "Metodologi Kalkulator Karbon",
  "/privasi": "Privasi dan Data Pribadi",
  "/luring": "Tanpa Sinyal",
  "/wilayah": "Kabar Menurut Wilayah",
  "/api-docs": "API Sulur",
  "/login": "Masuk ke Sulur",
  "/register": "Daftar akun",
};

/** What the share card of a page says and shows. */
export interface PageCard {
  title: string;
  /** What it belongs to in the navigation. */
  part: string;
  drawing: string;
}

/** The illustration that stands for a page wherever it is led to. */
export function pageDrawing(path: string): string {
  return DRAWINGS[path] ?? "bibit";
}

/** Undefined where the page has no card of this kind. @param path such as /faq */
export function pageCard(path: string): PageCard | undefined {
  const drawing = DRAWINGS[path];
  if (drawing === undefined) return undefined;
  const steps = stepsTo(path);
  const label = steps.at(-1)?.name ?? "";
  const parent = steps.length > 2 ? steps[1]?.name : undefined;
  return { title: TITLES[path] ?? label, part: parent ?? "Gerakan warga", drawing };
}

/** Where the card is drawn: a page below another shows that one's; undefined where neither has one. */
export function pageCardPath(path: string): string | undefined {
  const top = `/${path.split("/")[1] ?? ""}`;
  return top in DRAWINGS ? `/kartu${top}.jpg` : undefined;
}
