import { isPhoneLike } from "./phone";

/** Said of a text in a form, by the browser and by the server alike. @param min in characters */
export const tooShort = (label: string, min: number): string =>
  `${label} terlalu pendek. Tulis paling sedikit ${min} karakter.`;

/** @param max in characters */
export const tooLong = (label: string, max: number): string =>
  `${label} terlalu panjang. Ringkas menjadi paling banyak ${max} karakter.`;

/** Said of a text that is neither an e-mail address nor a number; whether it is a right one is the server's to judge. */
export function addressProblem(text: string): string | undefined {
  if (isPhoneLike(text) || text.includes("@")) return undefined;
  return "Tulis email atau nomor WhatsApp. Contoh: nama@contoh.id atau 0812-3456-7890.";
}
