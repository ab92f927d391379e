import { phoneDigits } from "@/lib/format/phone";
import { readPhone } from "@/lib/format/read-phone";

/** What the operator of this Sulur wants known of themselves; what is unset is not shown. */
export interface ContactLinks {
  /** Who runs the site, where that is not just the community. */
  organisation: string | null;
  email: string | null;
  /** Digits with the country's code, as wa.me takes them. */
  whatsapp: string | null;
  /** Address of the source code. */
  repository: string | null;
  social: readonly { label: string; href: string }[];
}

export const NO_CONTACT: ContactLinks = {
  organisation: null,
  email: null,
  whatsapp: null,
  repository: null,
  social: [],
};

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
}

/** `0812-3456-7890` and `+62 (0)812-3456-7890` → `6281234567890`; a number of another country needs its code. */
export function whatsappDigits(text: string): string {
  const digits = phoneDigits(text);
  return (readPhone(text).phone ?? digits).replace(/^(?:\+|00)/u, "");
}

/** Digits with the country's code, which never begins with 0. */
export function isWhatsappNumber(digits: string): boolean {
  return /^[1-9]\d{7,14}$/u.test(digits);
}

/** `Instagram=https://…`; a name holds no "=", an address may. */
export function socialLink(text: string): { label: string; href: string } {
  const [label = "", ...rest] = text.split("=");
  return { label: label.trim(), href: rest.join("=").trim() };
}

/** `6281234567890` → `+62 812-3456-7890`, as Indonesians write it; other countries' numbers only get their plus. */
export function phoneText(digits: string): string {
  const local = /^62(\d{3})(\d{4})(\d+)$/u.exec(digits);
  return local ? `+62 ${local[1]}-${local[2]}-${local[3]}` : `+${digits}`;
}
