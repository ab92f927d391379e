import { email, line, paragraphs, tick } from "@/lib/forms/fields";
import { phone } from "@/lib/forms/phone-fields";
import type { FieldErrors } from "@/lib/kernel/errors";
import { PARTNER_LENGTH, PARTNER_MESSAGES } from "./rules";

const EMPTY = {
  name: "Nama wajib diisi.",
  email: "Email wajib diisi bila nomornya tidak dapat dihubungi lewat WhatsApp.",
  phone: "Nomor telepon wajib diisi.",
};

/** Registration of a waste bank. */
export const PARTNER = {
  name: line("Nama bank sampah", { max: PARTNER_LENGTH.name, min: 3, empty: EMPTY.name, autoComplete: "organization" }),
  email: email("Email", {
    empty: EMPTY.email,
    unless: ({ whatsapp }) => Boolean(whatsapp),
    hint: "Tidak ditampilkan. Tanpa email, tautan pribadi yang hilang tidak dapat dikirim lagi.",
  }),
  phone: phone("Nomor telepon", { empty: EMPTY.phone, hint: "Tampil untuk umum. Contoh: 0812-3456-7890." }),
  whatsapp: tick("Nomor ini dapat dihubungi lewat WhatsApp", { hint: "Bila dicentang, email boleh kosong." }),
  address: paragraphs("Alamat", {
    required: false,
    max: PARTNER_LENGTH.address,
    rows: 2,
    autoComplete: "street-address",
  }),
  message: paragraphs("Pesan", {
    required: false,
    max: PARTNER_LENGTH.message,
    rows: 3,
    hint: "Untuk pengelola Sulur; tidak ditampilkan untuk umum.",
  }),
} as const;

/** The spec's sentence where one of the three is missing. */
export function summaryOfPartner(errors: FieldErrors): string | undefined {
  const isMissing = Object.entries(EMPTY).some(([name, sentence]) => errors[name] === sentence);
  return isMissing ? PARTNER_MESSAGES.required : undefined;
}
