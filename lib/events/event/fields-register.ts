import { choice, line, paragraphs, tick } from "@/lib/forms/fields";
import { address, phone } from "@/lib/forms/phone-fields";
import type { FieldErrors } from "@/lib/kernel/errors";
import { EVENT_MESSAGES, type EventKind, MAX_PEOPLE } from "./rules";

const PEOPLE = Object.fromEntries(
  Array.from({ length: MAX_PEOPLE }, (_, index) => [
    String(index + 1),
    index === 0 ? "1 orang (saya sendiri)" : `${index + 1} orang, termasuk saya`,
  ]),
);

const name = line("Nama", { max: 80, autoComplete: "name" });

const email = address("whatsapp", {
  replaces: "phone",
  hint: "Ke email kami kirim konfirmasi dan pengingat. Ke nomor WhatsApp tidak: simpan tautan pribadi yang tampil sesudah mendaftar. Nomor itu dilihat penyelenggara bila ia perlu mengabari Anda.",
});

const people = {
  ...choice("Jumlah orang", PEOPLE, {
    empty: "Jumlah orang paling sedikit 1.",
    unknown: `Satu pendaftaran paling banyak ${MAX_PEOPLE} orang.`,
  }),
  read: Number,
};

const wait = tick("Masukkan saya ke daftar tunggu");

/** Registration for an event. */
export const REGISTRATION = { name, email, people, wait } as const;

/** Community events ring people up and take a message (spec 2.10). */
export const COMMUNITY_REGISTRATION = {
  name,
  email,
  phone: phone("Nomor telepon", { empty: EVENT_MESSAGES.phoneNeeded, hint: "Contoh: 0812-3456-7890." }),
  people,
  message: paragraphs("Pesan untuk penyelenggara", { required: false, max: 1000, rows: 3 }),
  wait,
} as const;

/** As the API takes it: an account may stand for the address, and the event's kind decides about the phone. */
export const OPEN_REGISTRATION = {
  ...COMMUNITY_REGISTRATION,
  email: { ...email, required: false },
  phone: { ...COMMUNITY_REGISTRATION.phone, required: false },
} as const;

/** The spec's sentence for what each kind of event misses (spec 5). */
export function summaryOfRegistration(kind: EventKind, errors: FieldErrors): string {
  const { phone } = COMMUNITY_REGISTRATION;
  const isMissing = errors.name === name.empty || errors.email === email.empty || errors.phone === phone.empty;
  if (!isMissing) return "";
  return kind === "COMMUNITY" ? EVENT_MESSAGES.communityIncomplete : EVENT_MESSAGES.nameAndEmail;
}
