import { EVENT_MESSAGES, MAX_PEOPLE, remainingSeats } from "@/lib/events/event/rules";
import type { EventView, RegistrationView } from "@/lib/events/event/view";
import { formatCount } from "@/lib/format/numbers";
import type { FieldErrors } from "@/lib/kernel/errors";

export const REGISTRATION_FIELDS = ["name", "email", "phone", "people", "message", "wait", "website"] as const;
type RegistrationField = (typeof REGISTRATION_FIELDS)[number];
export type RegistrationValues = Record<RegistrationField, string>;

/** What the form itself sees is missing, in the words of each kind (spec 5). */
export function missingIn({ kind }: EventView, values: RegistrationValues) {
  const errors: FieldErrors = {};
  if (values.name.trim() === "") errors.name = "Nama wajib diisi.";
  if (values.email.trim() === "") errors.email = "Email wajib diisi.";
  if (kind === "COMMUNITY" && values.phone.trim() === "") errors.phone = EVENT_MESSAGES.phoneNeeded;
  if (Object.keys(errors).length === 0) return null;
  return {
    message: kind === "COMMUNITY" ? EVENT_MESSAGES.communityIncomplete : EVENT_MESSAGES.nameAndEmail,
    errors,
  };
}

/** What PATCH /api/events/{id}/register takes. */
export function registrationBody(values: RegistrationValues): Record<string, unknown> {
  const { people, wait, ...texts } = values;
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== "");
  return { ...Object.fromEntries(filled), people: Number(people), wait: wait !== "" };
}

/** Said at once in the dialog: the spec's words for each kind (2.10 and 8), or the place in the waiting list. */
export function successText(
  { kind, title }: EventView,
  { status, ahead, mailed }: RegistrationView,
  name: string,
): string {
  if (status === "WAITING") {
    const before = ahead ? `Ada ${formatCount(ahead)} orang di depan Anda.` : "Anda yang pertama.";
    return `Anda masuk daftar tunggu “${title}”. ${before} Bila ada kursi kosong, kabarnya kami kirim lewat email.`;
  }
  if (kind === "PLANTING") return EVENT_MESSAGES.registered;
  const thanks = `Terima kasih, ${name}! Anda terdaftar di “${title}”.`;
  return mailed ? `${thanks} Konfirmasi kami kirim lewat email.` : thanks;
}

/** Stays on the card. */
export function madeText({ status, people }: RegistrationView): string {
  return status === "WAITING" ? "Anda masuk daftar tunggu." : `Anda terdaftar untuk ${people} orang.`;
}

/** Where the personal link is to be found. */
export function linkText({ mailed }: RegistrationView): string {
  return mailed
    ? "Tautan untuk mengubah atau membatalkan juga kami kirim lewat email."
    : "Alamat ini sudah menerima banyak email dari Sulur hari ini, jadi konfirmasi tidak kami kirim. Simpan tautan di bawah untuk mengubah atau membatalkan.";
}

/**
 * How many people the form offers: no more than there are seats, or any number where all of them wait.
 * @param chosen stays to be seen, also when others were faster
 */
export function mostPeople(event: Pick<EventView, "registered" | "capacity">, chosen: number): number {
  const seats = remainingSeats(event);
  return seats === 0 ? MAX_PEOPLE : Math.min(MAX_PEOPLE, Math.max(seats, chosen));
}

/** Whether that many people no longer find a seat, as far as this browser knows. */
export function isShort(event: Pick<EventView, "registered" | "capacity">, people: number): boolean {
  return people > remainingSeats(event);
}
