import { choice, line, paragraphs } from "@/lib/forms/fields";
import { address, phone } from "@/lib/forms/phone-fields";
import { MESSAGE_LENGTH, PROJECT_CATEGORY_LABELS } from "./rules";

/** /hubungi, named as the spec names its fields. */
export const CONTACT = {
  user_name: line("Nama", { max: MESSAGE_LENGTH.name, autoComplete: "name" }),
  user_email: address("user_phone"),
  user_phone: phone("Nomor telepon", { required: false, hint: "Contoh: 0812-3456-7890." }),
  project_category: choice("Kategori", PROJECT_CATEGORY_LABELS),
  subject: line("Subjek", { max: MESSAGE_LENGTH.subject }),
  message: paragraphs("Pesan", { max: MESSAGE_LENGTH.body, min: 5, rows: 6 }),
} as const;
