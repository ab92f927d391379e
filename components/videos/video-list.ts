import videos from "./videos.json";

/** Spec 2.16, after "Semua". */
export const CATEGORIES = ["Rumah Tangga", "Anak-anak", "Remaja", "Teknologi & Inovasi", "Bumi & Ekosistem"] as const;
export const ALL_CATEGORIES = "Semua";

type Category = (typeof CATEGORIES)[number];
export type CategoryChoice = Category | typeof ALL_CATEGORIES;

export interface Video {
  /** As YouTube names it. */
  id: string;
  title: string;
  channel: string | null;
  /** What is spoken. */
  language: string;
  /** Whether it has Indonesian subtitles. */
  subtitled: boolean;
  category: string;
  /** Of `public/ilustrasi`; the picture before it plays. */
  drawing: string;
}

export const VIDEOS: readonly Video[] = videos;

export function videosIn(choice: CategoryChoice, all: readonly Video[] = VIDEOS): readonly Video[] {
  return choice === ALL_CATEGORIES ? all : all.filter(({ category }) => category === choice);
}

export function languageText({ language, subtitled }: Pick<Video, "language" | "subtitled">): string {
  if (language === "id") return "Bahasa Indonesia";
  return subtitled ? "Bahasa Inggris, subtitel Indonesia" : "Bahasa Inggris";
}

/** Where it plays inside our page, without cookies until it does. */
export function playerAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&hl=id&cc_lang_pref=id&cc_load_policy=1&rel=0`;
}

export function watchAddress(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}
