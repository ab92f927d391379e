import { EVENT_MESSAGES, MAX_PEOPLE, remainingSeats, UNPROVED_PEOPLE } from "@/lib/events/event/rules";
import type { EventView, RegistrationView } from "@/lib/events/event/view";
import type { HeldRegistrationView } from "@/lib/events/registration/view";
import { formatDateTime } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";

/** Said at once in the dialog: the spec's words for each kind (2.10 and 8), or the place in the waiting list. */
export function successText(
  { kind, title, zone }: EventView,
  { status, ahead, mailed, held_until: until }: RegistrationView,
  name: string,
): string {
  if (until !== null) {
    return `Pendaftaran Anda di “${title}” menunggu penyelenggara, paling lambat ${formatDateTime(until, zone)}. ${heldText(mailed)}`;
  }
  if (status === "WAITING") {
    const before = ahead ? `Ada ${formatCount(ahead)} orang di depan Anda.` : "Anda yang pertama.";
    return `Anda masuk daftar tunggu “${title}”. ${before} ${offerText(mailed)}`;
  }
  if (kind === "PLANTING") return EVENT_MESSAGES.registered;
  const thanks = `Terima kasih, ${name}! Anda terdaftar di “${title}”.`;
  return mailed ? `${thanks} Konfirmasi kami kirim lewat email.` : thanks;
}

/** How somebody whose registration is held gets further. */
function heldText(mailed: boolean): string {
  return mailed
    ? "Tidak ingin menunggu? Konfirmasi email Anda lewat tautan yang kami kirim."
    : "Keputusannya tampil di tautan pribadi Anda.";
}

/** How who waits learns of a seat. A stranger may have typed the address, so it says nothing of whether mails were stopped. */
export function offerText(byEmail: boolean): string {
  return byEmail
    ? "Bila ada tempat kosong, itu tampil di tautan pribadi Anda, dan kami kirim lewat email kecuali email kami dihentikan."
    : "Bila ada tempat kosong, itu tampil di tautan pribadi Anda, dan penyelenggara dapat mengabari Anda.";
}

/** Stays on the card. */
export function madeText({ status, people }: RegistrationView): string {
  if (status === "HELD") return "Pendaftaran Anda menunggu penyelenggara.";
  return status === "WAITING" ? "Anda masuk daftar tunggu." : `Anda terdaftar untuk ${people} orang.`;
}

/** Where the personal link is to be found. */
export function linkText({ mailed, by_email: byEmail }: RegistrationView): string {
  if (!byEmail) return "Simpan tautan pribadi di bawah untuk mengubah atau membatalkan.";
  return mailed
    ? "Tautan untuk mengubah atau membatalkan juga kami kirim lewat email."
    : "Email konfirmasi mungkin tidak terkirim: simpan tautan pribadi di bawah untuk mengubah atau membatalkan.";
}

/**
 * How many people the form offers: no more than there are seats, or any number where all of them wait.
 * @param chosen stays to be seen, also when others were faster
 */
export function mostPeople(
  event: Pick<EventView, "registered" | "capacity">,
  chosen: number,
  signedIn: boolean,
): number {
  const seats = remainingSeats(event);
  const cap = signedIn ? MAX_PEOPLE : UNPROVED_PEOPLE;
  return seats === 0 ? cap : Math.min(cap, Math.max(seats, chosen));
}

/** Whether that many people no longer find a seat, as far as this browser knows. */
export function isShort(event: Pick<EventView, "registered" | "capacity">, people: number): boolean {
  return people > remainingSeats(event);
}

interface HeldState {
  tone: "good" | "wait" | "info" | "bad";
  title: string;
  text: string;
}

/** How a registration stands, in words. */
export function heldState(view: Omit<HeldRegistrationView, "name">): HeldState {
  const { event, status, people } = view;
  if (event.phase === "cancelled") {
    return { tone: "bad", title: "Kegiatan ini dibatalkan", text: "Anda tidak perlu melakukan apa pun." };
  }
  if (view.came !== null) {
    return { tone: "good", title: "Anda tercatat hadir", text: `Terima kasih sudah datang, ${view.came} orang.` };
  }
  if (view.removed) {
    const text = "Bila mendaftar lagi, penyelenggara memutuskan dahulu.";
    return { tone: "bad", title: "Penyelenggara mengeluarkan pendaftaran ini", text };
  }
  if (status === "CANCELLED") {
    return { tone: "info", title: "Pendaftaran ini sudah dibatalkan", text: "Tempatnya dapat dipakai orang lain." };
  }
  if (event.phase === "past") return { tone: "info", title: "Kegiatan ini sudah selesai", text: overText(view) };
  if (status === "OFFERED") {
    const until = formatDateTime(view.offered_until ?? event.date, event.zone);
    return { tone: "wait", title: "Ada tempat untuk Anda", text: `Kami tahan untuk ${people} orang sampai ${until}.` };
  }
  if (status === "HELD") {
    const until = formatDateTime(view.held_until ?? event.date, event.zone);
    const confirm = view.can_confirm ? " Konfirmasi email ini, dan Anda tidak perlu menunggu." : "";
    const text = `Banyak pendaftar datang dari jaringan internet yang sama, jadi penyelenggara memutuskan paling lambat ${until}. Tempat Anda belum pasti.${confirm}`;
    return { tone: "wait", title: "Menunggu penyelenggara", text };
  }
  if (status === "WAITING") return { tone: "wait", ...waitingState(view) };
  return { tone: "good", title: "Anda terdaftar", text: `Tempat untuk ${people} orang sudah tercatat.` };
}

function waitingState({
  event,
  place,
  by_email: byEmail,
}: Omit<HeldRegistrationView, "name">): Pick<HeldState, "title" | "text"> {
  const title = `Anda dalam daftar tunggu, nomor ${place ?? 1}`;
  if (event.phase === "running")
    return { title, text: "Kegiatan sudah dimulai dan tidak ada tempat kosong untuk Anda." };
  return { title, text: offerText(byEmail) };
}

function overText({ status }: Pick<HeldRegistrationView, "status">): string {
  return status === "CONFIRMED" ? "Kehadiran Anda belum dicatat penyelenggara." : "Tidak ada tempat kosong untuk Anda.";
}
