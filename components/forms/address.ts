import { isPhoneLike } from "@/lib/format/phone";
import type { FieldErrors } from "@/lib/kernel/errors";

/** One field of our own forms takes an e-mail address or a WhatsApp number. */

/** What the forms of letters say of a number before one is left. */
export const NUMBER_HINT = "Ke nomor WhatsApp tidak ada kiriman otomatis: pengelola sendiri yang menjawab.";

/** Whether what was typed is meant as a number, be it right or not. */
export const isNumber = isPhoneLike;

/** What the API is sent. */
export function addressIn(text: string): { email: string } | { whatsapp: string } {
  return isNumber(text) ? { whatsapp: text } : { email: text };
}

/** The server names a number by itself; the form has one field, `email`. */
export function addressErrors({ whatsapp, ...errors }: FieldErrors): FieldErrors {
  return whatsapp ? { ...errors, email: whatsapp } : errors;
}
