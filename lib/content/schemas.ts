import { z } from "zod";
import { cleanLine } from "@/lib/format/text";
import { PEOPLE } from "./rules";

/** Search engines and messengers cut off what is longer. */
const LENGTH = { title: 80, summary: 200, author: 80, place: 80, alt: 200, tag: 30 };
const MOST_TAGS = 6;

const text = (label: string, most: number) =>
  z
    .string({ error: `${label} wajib diisi dengan teks; apit dengan tanda kutip bila berisi angka atau titik dua.` })
    .transform(cleanLine)
    .refine((value) => value !== "", { error: `${label} wajib diisi.`, abort: true })
    .refine((value) => [...value].length <= most, { error: `${label} paling panjang ${most} karakter.` });

const DAY = "Tanggal ditulis TTTT-BB-HH, misalnya 2026-03-14.";
const YES_OR_NO = "Tulis ya atau tidak.";

/** `bantul` is a drawing of the house; `/foto/kerja-bakti.webp` is a file under `public/`. */
export const PictureName = z
  .string({ error: "Gambar wajib diisi: nama ilustrasi, atau alamat foto yang diawali /foto/." })
  .regex(/^(?:[a-z0-9-]+|\/foto\/[a-z0-9-]+\.(?:webp|avif|jpg|jpeg|png))$/u, {
    error:
      "Gambar ditulis sebagai nama ilustrasi (misalnya bantul) atau alamat foto (misalnya /foto/kerja-bakti.webp), dengan huruf kecil, angka, dan tanda hubung.",
  });

export const AltText = text("Teks pengganti gambar (alt)", LENGTH.alt).refine((value) => value.length >= 10, {
  error: "Teks pengganti gambar (alt) terlalu pendek: ceritakan apa yang terlihat.",
});

/** What stands between the two lines `---` on top of a file, named as editors write it. */
export const FrontMatter = z.strictObject(
  {
    judul: text("Judul", LENGTH.title),
    ringkasan: text("Ringkasan", LENGTH.summary),
    tanggal: z.iso.date({ error: DAY }),
    penulis: text("Penulis", LENGTH.author),
    tempat: text("Tempat", LENGTH.place).optional(),
    gambar: PictureName,
    alt: AltText,
    tagar: z
      .array(
        z
          .string({ error: "Setiap tagar berupa teks." })
          .regex(/^[a-z0-9-]+$/u, { error: "Tagar ditulis dengan huruf kecil, angka, dan tanda hubung, tanpa #." })
          .max(LENGTH.tag, { error: `Tagar paling panjang ${LENGTH.tag} karakter.` }),
        { error: "Tagar ditulis sebagai daftar, misalnya [kompos, dapur]." },
      )
      .min(1, { error: "Tulis paling sedikit satu tagar." })
      .max(MOST_TAGS, { error: `Tagar paling banyak ${MOST_TAGS}.` }),
    tokoh: z.enum(PEOPLE, { error: "Tokoh diisi contoh, nyata, atau tidak ada." }),
    draf: z
      .enum(["ya", "tidak"], { error: YES_OR_NO })
      .transform((answer) => answer === "ya")
      .default(false),
  },
  { error: "Bagian di antara kedua garis --- harus berisi isian seperti judul: … dan tanggal: …" },
);
export type FrontMatter = z.output<typeof FrontMatter>;

const profileText = (label: string, most: number) =>
  z
    .string({ error: `${label} wajib diisi dengan teks.` })
    .trim()
    .min(1, { error: `${label} wajib diisi.` })
    .max(most, { error: `${label} paling banyak ${most} karakter.` });

/** content/tim.json */
export const TeamFile = z.array(
  z.strictObject(
    {
      nama: profileText("nama", 60),
      peran: profileText("peran", 80),
      tentang: profileText("tentang", 300),
      /** No real person: the page says so. */
      contoh: z.boolean({ error: "contoh harus true atau false, tanpa tanda kutip." }),
    },
    { error: "Setiap profil berisi nama, peran, tentang, dan contoh di antara { dan }." },
  ),
  { error: "Berkas ini berisi daftar profil di antara [ dan ]." },
);
