import { isNumber } from "@/components/forms/address";
import { BLANK, type DraftKind, type FormDraft } from "@/components/forms/draft";
import { cleanLine } from "@/lib/format/text";
import type { FieldErrors } from "@/lib/kernel/errors";
import type { ProjectCategory } from "@/lib/messages/rules";
import type { ContactInput } from "@/lib/messages/schemas";

/** The fields of the contact form, named as the spec and the API name them; `user_email` takes a number as well. */
export type ContactField = "user_name" | "user_email" | "user_phone" | "project_category" | "subject" | "message";
export type ContactValues = Record<ContactField, string>;
export type ContactDraft = FormDraft<ContactField, ContactInput>;

const EMPTY: ContactValues = {
  user_name: "",
  user_email: "",
  user_phone: "",
  project_category: "",
  subject: "",
  message: "",
};

export const CONTACT_DRAFT: DraftKind<ContactDraft> = {
  storageKey: "sulur:draf-hubungi",
  version: 1,
  empty: { ...BLANK, values: EMPTY },
};

/** What is said of each required field that is empty; the server's own sentences. */
const REQUIRED: Partial<ContactValues> = {
  user_name: "Nama wajib diisi.",
  user_email: "Email atau nomor WhatsApp wajib diisi.",
  project_category: "Kategori wajib dipilih.",
  subject: "Subjek wajib diisi.",
  message: "Pesan wajib diisi.",
};

export function missingFields(values: ContactValues): FieldErrors {
  const missing = Object.entries(REQUIRED).filter(([field]) => cleanLine(values[field as ContactField]) === "");
  return Object.fromEntries(missing);
}

/** The body of POST /api/messages. @param website what a robot wrote into the field that people do not see */
export function contactBody(
  { user_email, user_phone, project_category, ...values }: ContactValues,
  website: string,
): ContactInput {
  const phone = isNumber(user_email) ? user_email : user_phone;
  return {
    kind: "CONTACT",
    ...values,
    // The server judges it; a select holds nothing else.
    project_category: project_category as ProjectCategory,
    ...(isNumber(user_email) ? {} : { user_email }),
    ...(phone.trim() ? { user_phone: phone } : {}),
    ...(website ? { website } : {}),
  };
}
