import { agreement, line, paragraphs } from "@/lib/forms/fields";
import { address, whatsapp } from "@/lib/forms/phone-fields";
import { MESSAGE_LENGTH } from "./rules";

const { name: NAME, subject: SUBJECT, body: BODY, role: ROLE } = MESSAGE_LENGTH;

const name = line("Nama", { max: NAME, autoComplete: "name" });

const person = {
  name,
  email: address("whatsapp"),
  /** Counts where there is no e-mail. */
  whatsapp: whatsapp("Nomor WhatsApp", { required: false }),
} as const;

export const QUESTION = { ...person, question: paragraphs("Pertanyaan", { max: BODY, min: 5, rows: 5 }) } as const;

export const CONTRIBUTION = {
  ...person,
  role: line("Peran yang diinginkan", { max: ROLE, hint: "Misalnya penulis, pengembang, atau koordinator." }),
  message: paragraphs("Pesan", { max: BODY, min: 5, rows: 5 }),
} as const;

export const IDEA = {
  ...person,
  title: line("Judul ide", { max: SUBJECT }),
  idea: paragraphs("Ide", { max: BODY, min: 10, rows: 5, hint: "Masalah apa yang dipecahkan, dan bagaimana caranya?" }),
} as const;

export const STORY = {
  title: line("Judul kisah", { max: SUBJECT, autoComplete: "off" }),
  story: paragraphs("Kisah", {
    max: BODY,
    min: 10,
    rows: 8,
    hint: "Apa yang terjadi, di mana, siapa yang ikut, dan apa yang berubah. Jangan menulis data pribadi orang lain.",
  }),
  ...person,
  consent: agreement("Setujui dahulu bahwa kisah dan foto ini boleh dimuat."),
} as const;
