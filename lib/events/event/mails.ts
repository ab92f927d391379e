import "server-only";
import { daysBetween, formatDate, formatDateTime, type Zone } from "@/lib/format/dates";
import { letter, type StopLink } from "@/lib/format/letter";
import type { MailMessage } from "@/lib/kernel/ctx";
import { type AnnouncedEvent, eventCalendar } from "./calendar";

/** Whom a mail goes to. It holds nothing that was typed, not even a name: the address may be a stranger's. */
export interface Addressee {
  address: string;
  /** Of its registration, e.g. `registration:12`. */
  topic: string;
  /** The personal link, absolute. */
  link: string;
  /** The address that mails come from. */
  sender: string;
  people: number;
  stop: StopLink;
}

const FOOTER =
  "Anda menerima email ini karena alamat ini ditulis saat mendaftar kegiatan di Sulur. Jika bukan Anda yang mendaftar, abaikan email ini atau batalkan pendaftarannya lewat tautan di atas.";
const ATTACHED = "Undangan kalender terlampir pada email ini.";

function timeAndPlace({ startsAt, zone, location }: AnnouncedEvent): string {
  return `Waktu: ${formatDateTime(startsAt, zone)}. Tempat: ${location}.`;
}

interface Words {
  subject: string;
  paragraphs: string[];
  button?: string;
  quote?: string | null;
}

function mailTo({ address, link, stop }: Addressee, { subject, paragraphs, button, quote = null }: Words): MailMessage {
  const label = button ?? "Ubah atau batalkan pendaftaran";
  return letter("event", address, { subject, paragraphs, quote, button: { label, link }, footer: FOOTER, stop });
}

/** How the registration stands now: what was said of it before and has not left is over. */
function ofStatus(to: Addressee, words: Words): MailMessage {
  return { ...mailTo(to, words), topic: to.topic };
}

/** The same, of what its holder may change back and forth. */
function ofChange(to: Addressee, words: Words): MailMessage {
  return { ...ofStatus(to, words), paced: true };
}

/** How the event stands now, however often the organiser changes it. */
function ofNotice(to: Addressee, words: Words): MailMessage {
  return { ...mailTo(to, words), topic: `${to.topic}:notice`, paced: true };
}

/** The subject of a mail, and the time at which it is written. */
interface Attached {
  to: Addressee;
  event: AnnouncedEvent;
  now: Date;
}

function withInvitation(mail: MailMessage, attached: Attached): MailMessage {
  return { ...mail, calendar: { method: "PUBLISH", content: calendarFor(attached, "PUBLISH") } };
}

function withWithdrawal(mail: MailMessage, attached: Attached): MailMessage {
  return { ...mail, calendar: { method: "CANCEL", content: calendarFor(attached, "CANCEL") } };
}

function calendarFor({ to, event, now }: Attached, method: "PUBLISH" | "CANCEL"): string {
  const site = { sender: to.sender, link: (path: string) => new URL(path, to.link).href };
  return eventCalendar(event, { method, stamp: now, site });
}

export function registeredMail(to: Addressee, event: AnnouncedEvent, now: Date): MailMessage {
  const registered = `Pendaftaran untuk ${event.title} sudah kami catat untuk ${to.people} orang.`;
  const paragraphs = [registered, timeAndPlace(event), ATTACHED];
  return withInvitation(ofStatus(to, { subject: `Anda terdaftar: ${event.title}`, paragraphs }), { to, event, now });
}

/** The confirmation anew, for another number of people. */
export function resizedMail(to: Addressee, event: AnnouncedEvent, now: Date): MailMessage {
  const resized = `Pendaftaran Anda untuk ${event.title} sekarang untuk ${to.people} orang.`;
  const paragraphs = [resized, timeAndPlace(event), ATTACHED];
  return withInvitation(ofChange(to, { subject: `Pendaftaran diubah: ${event.title}`, paragraphs }), {
    to,
    event,
    now,
  });
}

/** To who waits for a seat, or is offered one. @param until when the offer ends; null on the waiting list */
export function resizedWaitMail(to: Addressee, event: AnnouncedEvent, until: Date | null): MailMessage {
  const resized =
    until === null
      ? `Anda masih dalam daftar tunggu untuk ${event.title}, sekarang untuk ${to.people} orang.`
      : `Tempat yang kami tahan untuk Anda pada ${event.title} sekarang untuk ${to.people} orang. Terima tempat ini sebelum ${formatDateTime(until, event.zone)}.`;
  return ofChange(to, {
    subject: `Pendaftaran diubah: ${event.title}`,
    paragraphs: [resized, timeAndPlace(event)],
    ...(until === null ? {} : { button: "Terima tempat" }),
  });
}

/** To whose address somebody sent again. */
export function knownMail(to: Addressee, event: AnnouncedEvent): MailMessage {
  return mailTo(to, {
    subject: `Anda sudah terdaftar: ${event.title}`,
    paragraphs: [
      `Alamat ini baru saja ditulis lagi di formulir pendaftaran ${event.title}. Pendaftaran Anda untuk ${to.people} orang tetap seperti semula.`,
      timeAndPlace(event),
    ],
    button: "Lihat pendaftaran",
  });
}

export function waitingMail(to: Addressee, event: AnnouncedEvent): MailMessage {
  return ofStatus(to, {
    subject: `Anda dalam daftar tunggu: ${event.title}`,
    paragraphs: [
      `Tempat untuk ${event.title} sudah penuh, jadi Anda masuk daftar tunggu untuk ${to.people} orang.`,
      timeAndPlace(event),
      "Begitu ada tempat kosong untuk Anda, kami mengirim email dengan batas waktu untuk menerimanya.",
    ],
  });
}

/** @param until when the organiser's time to decide is over */
export function heldMail(to: Addressee, event: AnnouncedEvent, until: Date): MailMessage {
  return ofStatus(to, {
    subject: `Menunggu penyelenggara: ${event.title}`,
    paragraphs: [
      `Pendaftaran untuk ${to.people} orang di ${event.title} kami catat, tetapi tempatnya belum pasti: banyak pendaftar datang dari jaringan internet yang sama, jadi penyelenggara memutuskan paling lambat ${formatDateTime(until, event.zone)}.`,
      "Tidak ingin menunggu? Konfirmasi email ini lewat tautan di bawah; selama masih ada tempat, Anda langsung terdaftar.",
      timeAndPlace(event),
    ],
    button: "Konfirmasi email ini",
  });
}

/** The organiser did not decide in time. */
export function heldOverMail(to: Addressee, event: AnnouncedEvent): MailMessage {
  return ofStatus(to, {
    subject: `Pendaftaran gugur: ${event.title}`,
    paragraphs: [
      `Penyelenggara ${event.title} belum menjawab sampai batas waktunya, jadi pendaftaran Anda gugur.`,
      "Jika masih ingin ikut, silakan mendaftar lagi di halaman kegiatannya.",
    ],
    button: "Lihat pendaftaran",
  });
}

/** The organiser or staff took the registration out. */
export function removedMail(to: Addressee, event: AnnouncedEvent, now: Date): MailMessage {
  const words = {
    subject: `Pendaftaran dikeluarkan: ${event.title}`,
    paragraphs: [`Penyelenggara mengeluarkan pendaftaran Anda dari ${event.title}.`, timeAndPlace(event)],
    button: "Lihat pendaftaran",
  };
  return withWithdrawal(ofStatus(to, words), { to, event, now });
}

export function offerMail(to: Addressee, event: AnnouncedEvent, until: Date): MailMessage {
  return mailTo(to, {
    subject: `Ada tempat untuk Anda: ${event.title}`,
    paragraphs: [
      `Tempat untuk ${to.people} orang pada ${event.title} sekarang kosong dan kami tahan untuk Anda.`,
      `Terima tempat ini sebelum ${formatDateTime(until, event.zone)}. Setelah itu tempat kami tawarkan kepada orang berikutnya.`,
      timeAndPlace(event),
    ],
    button: "Terima tempat",
  });
}

export function offerOverMail(to: Addressee, event: AnnouncedEvent): MailMessage {
  return mailTo(to, {
    subject: `Tempat tidak lagi ditahan: ${event.title}`,
    paragraphs: [
      `Batas waktu untuk menerima tempat pada ${event.title} sudah lewat, jadi tempatnya kami tawarkan kepada orang berikutnya.`,
      "Jika masih ingin ikut, silakan mendaftar lagi di halaman kegiatannya.",
    ],
    button: "Lihat pendaftaran",
  });
}

export function withdrawnMail(to: Addressee, event: AnnouncedEvent, now: Date): MailMessage {
  const words = {
    subject: `Pendaftaran dibatalkan: ${event.title}`,
    paragraphs: [`Pendaftaran Anda untuk ${event.title} sudah dibatalkan.`, timeAndPlace(event)],
    button: "Lihat pendaftaran",
  };
  return withWithdrawal(ofChange(to, words), { to, event, now });
}

export function changedMail(to: Addressee, event: AnnouncedEvent, now: Date): MailMessage {
  const words = {
    subject: `Perubahan kegiatan: ${event.title}`,
    paragraphs: ["Penyelenggara mengubah kegiatan yang Anda ikuti. Sekarang:", event.title, timeAndPlace(event)],
  };
  return withInvitation(ofNotice(to, words), { to, event, now });
}

/** @param reason the organiser's words */
export function cancelledMail(to: Addressee, event: AnnouncedEvent, reason: string | null, now: Date): MailMessage {
  const words = {
    subject: `Kegiatan dibatalkan: ${event.title}`,
    paragraphs: [`Mohon maaf, ${event.title} dibatalkan.`, timeAndPlace(event)],
    button: "Lihat pendaftaran",
    quote: reason,
  };
  return withWithdrawal(ofNotice(to, words), { to, event, now });
}

export function reminderMail(to: Addressee, event: AnnouncedEvent, now: Date): MailMessage {
  const day = daysBetween(now, event.startsAt, event.zone) === 0 ? "Hari ini" : "Besok";
  return mailTo(to, {
    subject: `${day}: ${event.title}`,
    paragraphs: [
      `${day} kita bertemu di ${event.title}. Anda terdaftar untuk ${to.people} orang.`,
      timeAndPlace(event),
      "Tidak jadi datang? Batalkan lewat tautan di bawah, supaya tempatnya dapat dipakai orang lain.",
    ],
    button: "Lihat, ubah, atau batalkan",
  });
}

interface ManagedLink {
  title: string;
  startsAt: Date;
  zone: Zone;
  /** Of the organiser's page with a key, absolute. */
  link: string;
}

/** The private links of what was organised under an address, the newest first. @param links at least one */
export function organiserMail(address: string, links: readonly ManagedLink[], stop: StopLink): MailMessage {
  const [newest, ...older] = links;
  const named = ({ title, startsAt, zone }: ManagedLink) => `${title} (${formatDate(startsAt, zone)})`;
  return letter("event", address, {
    subject: "Tautan pribadi kegiatan Anda",
    paragraphs: [
      "Seseorang, mungkin Anda, meminta lagi tautan pribadi untuk mengelola kegiatan yang ditambahkan dengan alamat ini.",
      "Siapa pun yang memegang tautan ini dapat mengubah kegiatan dan membaca nama pendaftar, jadi jangan diteruskan.",
      ...(newest ? [`Tombol di bawah membuka ${named(newest)}.`] : []),
      ...older.map((event) => `${named(event)}: ${event.link}`),
    ],
    ...(newest ? { button: { label: "Kelola kegiatan", link: newest.link } } : {}),
    footer:
      "Anda menerima email ini karena alamat ini ditulis saat menambahkan kegiatan di Sulur. Jika bukan Anda yang meminta, abaikan email ini.",
    stop,
  });
}
