import { isPhoneLike } from "@/lib/format/phone";
import type { FieldErrors } from "@/lib/kernel/errors";

/** One field of our own forms takes an e-mail address or a WhatsApp number. */

const BOTH = "Contoh: nama@contoh.id atau 0812-3456-7890.";

/** What the forms of letters say of a number before one is left. */
export const NUMBER_HINT = "Ke nomor WhatsApp tidak ada kiriman otomatis: pengelola sendiri yang menjawab.";

/** Whether what was typed is meant as a number, be it right or not. */
export const isNumber = isPhoneLike;

/** What the API is sent. */
export function addressIn(text: string): { email: string } | { whatsapp: string } {
  return isNumber(text) ? { whatsapp: text } : { email: text };
}

/** What the form itself sees; whether it is a right one is the server's to judge. */
export function addressProblem(text: string): string | undefined {
  if (text.trim() === "") return "Email atau nomor WhatsApp wajib diisi.";
  return isNumber(text) || text.includes("@") ? undefined : `Tulis email atau nomor WhatsApp. ${BOTH}`;
}

/** The server names a number by itself; the form has one field, `email`. */
export function addressErrors({ whatsapp, ...errors }: FieldErrors): FieldErrors {
  return whatsapp ? { ...errors, email: whatsapp } : errors;
}
