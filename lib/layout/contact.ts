/** What the operator of this Sulur wants known of themselves; what is unset is not shown. */
export interface ContactLinks {
  email: string | null;
  /** Digits with the country's code, as wa.me takes them. */
  whatsapp: string | null;
  /** Address of the source code. */
  repository: string | null;
  social: readonly { label: string; href: string }[];
}

export const NO_CONTACT: ContactLinks = { email: null, whatsapp: null, repository: null, social: [] };

/** `6281234567890` → `+62 812-3456-7890`, as Indonesians write it; other countries' numbers only get their plus. */
export function phoneText(digits: string): string {
  const local = /^62(\d{3})(\d{4})(\d+)$/u.exec(digits);
  return local ? `+62 ${local[1]}-${local[2]}-${local[3]}` : `+${digits}`;
}
