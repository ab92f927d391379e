/** A poster to print and hang up. */
export interface Poster {
  slug: string;
  title: string;
  /** What it is for, in the list. */
  about: string;
  /** Its scene in public/ilustrasi. */
  drawing: string;
  /** The lines of the title, broken by hand. */
  heading: readonly string[];
  /** Rows below it; a colour stands in front where there is one. */
  rows: readonly { text: string; colour?: string }[];
  /** Lines to be filled in with a pen. */
  blanks: readonly string[];
}

export const POSTERS: readonly Poster[] = [
  {
    slug: "pilah-sampah",
    title: "Pilah sampah dari rumah",
    about: "Lima warna tempat sampah, untuk dapur atau pos ronda.",
    drawing: "lima-warna",
    heading: ["Pilah sampah", "dari rumah"],
    rows: [
      { text: "Organik: sisa makanan, daun", colour: "#22734A" },
      { text: "Anorganik: plastik, kaleng, kaca", colour: "#D9960F" },
      { text: "Kertas: kardus, koran, buku", colour: "#1B4470" },
      { text: "Berbahaya: baterai, lampu, obat", colour: "#BF3B30" },
      { text: "Sisanya yang tidak dapat diolah", colour: "#4F6058" },
    ],
    blanks: ["Jadwal bank sampah"],
  },
  {
    slug: "kerja-bakti",
    title: "Undangan kerja bakti",
    about: "Tinggal isi hari, jam, dan tempat dengan spidol.",
    drawing: "gotong-royong",
    heading: ["Mari kerja bakti", "bersama"],
    rows: [
      { text: "Bawa sapu, cangkul, dan botol minum sendiri" },
      { text: "Anak-anak boleh ikut, didampingi orang tua" },
      { text: "Sampahnya kita pilah bersama" },
    ],
    blanks: ["Hari", "Jam", "Tempat berkumpul"],
  },
  {
    slug: "tanpa-plastik",
    title: "Bawa tas dan wadah sendiri",
    about: "Untuk warung, toko, dan kantin.",
    drawing: "keranjang",
    heading: ["Bawa tas dan", "wadah sendiri"],
    rows: [
      { text: "Tas belanja untuk sayur dan buah" },
      { text: "Rantang atau kotak untuk lauk" },
      { text: "Botol isi ulang untuk minum" },
      { text: "Tolak sedotan bila tidak perlu" },
    ],
    blanks: ["Nama warung"],
  },
];

const FORMATS = ["svg", "pdf"] as const;
export type PosterFormat = (typeof FORMATS)[number];

export function posterPath(slug: string, format: PosterFormat): string {
  return `/tipk/poster/${slug}.${format}`;
}

/** The names of all files: `pilah-sampah.svg` … */
export const POSTER_FILES: readonly string[] = POSTERS.flatMap(({ slug }) =>
  FORMATS.map((format) => `${slug}.${format}`),
);

/** Null for a file that there is not. */
export function posterOf(file: string): { poster: Poster; format: PosterFormat } | null {
  const [slug, ending] = file.split(".");
  const poster = POSTERS.find((candidate) => candidate.slug === slug);
  const format = FORMATS.find((candidate) => candidate === ending);
  return poster && format && file === `${slug}.${ending}` ? { poster, format } : null;
}
