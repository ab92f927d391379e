import type { FormRefusal } from "@/components/forms/use-submit";
import { PARTNER_MESSAGES } from "@/lib/partners/rules";

/** What the form sends, by the names of the API; the last is what a robot wrote. */
export const REGISTER_FIELDS = ["name", "email", "phone", "address", "message", "website"] as const;
type RegisterField = (typeof REGISTER_FIELDS)[number];

const REQUIRED = { name: "Nama wajib diisi.", email: "Email wajib diisi.", phone: "Nomor telepon wajib diisi." };

/** The spec's sentence where one of the three is missing; everything else is the server's to judge. */
export function missingIn(values: Record<RegisterField, string>): FormRefusal | null {
  const errors = Object.fromEntries(
    Object.entries(REQUIRED).filter(([name]) => values[name as RegisterField].trim() === ""),
  );
  return Object.keys(errors).length === 0 ? null : { message: PARTNER_MESSAGES.required, errors };
}
