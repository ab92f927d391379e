import { BLANK, type DraftKind, type FormDraft } from "@/components/forms/draft";
import { MESSAGE_LENGTH } from "@/lib/messages/rules";

export type LetterKind = "CONTRIBUTION" | "IDEA" | "QUESTION";
export type LetterField = "name" | "email" | "role" | "message" | "title" | "idea" | "question";
export type LetterDraft = FormDraft<LetterField>;

interface LetterFormFields {
  send: string;
  draft: DraftKind<LetterDraft>;
  /** After name and address, in this order. */
  fields: readonly { name: LetterField; label: string; max: number; hint?: string; long?: boolean }[];
}

const EMPTY: LetterDraft["values"] = { name: "", email: "", role: "", message: "", title: "", idea: "", question: "" };

function draftOf(storageKey: string): DraftKind<LetterDraft> {
  return { storageKey, version: 1, empty: { ...BLANK, values: EMPTY } };
}

const { body, role, subject } = MESSAGE_LENGTH;

/** The forms that reach the team as letters. */
export const LETTER_FORMS: Record<LetterKind, LetterFormFields> = {
  CONTRIBUTION: {
    send: "Kirim tawaran",
    draft: draftOf("sulur:draf-kontribusi"),
    fields: [
      {
        name: "role",
        label: "Peran yang diinginkan",
        max: role,
        hint: "Misalnya penulis, pengembang, atau koordinator.",
      },
      { name: "message", label: "Pesan", max: body, long: true },
    ],
  },
  IDEA: {
    send: "Kirim ide",
    draft: draftOf("sulur:draf-ide"),
    fields: [
      { name: "title", label: "Judul ide", max: subject },
      {
        name: "idea",
        label: "Ide",
        max: body,
        long: true,
        hint: "Masalah apa yang dipecahkan, dan bagaimana caranya?",
      },
    ],
  },
  QUESTION: {
    send: "Kirim pertanyaan",
    draft: draftOf("sulur:draf-pertanyaan"),
    fields: [{ name: "question", label: "Pertanyaan", max: body, long: true }],
  },
};

/** The fields of one form, in its order. */
export function fieldsOf(kind: LetterKind): LetterField[] {
  return ["name", "email", ...LETTER_FORMS[kind].fields.map(({ name }) => name)];
}

/** The server's own sentences for what is empty. */
export function missingIn(kind: LetterKind, values: Partial<Record<string, string>>): Record<string, string> {
  const labels: Record<string, string> = { name: "Nama", email: "Email atau nomor WhatsApp" };
  for (const { name, label } of LETTER_FORMS[kind].fields) labels[name] = label;
  const missing = fieldsOf(kind).filter((field) => !values[field]?.trim());
  return Object.fromEntries(missing.map((field) => [field, `${labels[field]} wajib diisi.`]));
}
