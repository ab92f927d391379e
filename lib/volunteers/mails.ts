import "server-only";
import { formatDateTime, type Zone } from "@/lib/format/dates";
import { letter } from "@/lib/format/letter";
import type { Ctx, MailMessage } from "@/lib/kernel/ctx";
import { stopLink } from "@/lib/mails/access";
import { unsubscribeToken, volunteerToken } from "./access";
import { CONFIRM_DAYS, volunteerPath } from "./rules";

/** It holds nothing that was typed, not even a name: the address may be a stranger's. */
export function confirmMail(ctx: Pick<Ctx, "link" | "sign">, id: number, address: string): MailMessage {
  return letter("event", address, {
    subject: "Konfirmasi pendaftaran relawan",
    paragraphs: [
      "Alamat ini baru saja didaftarkan sebagai relawan hijau di Sulur.",
      "Buka tautan di bawah untuk mengonfirmasinya. Lewat tautan yang sama Anda dapat mengatur undangan kegiatan dan keluar kapan saja.",
      `Tanpa konfirmasi, pendaftaran ini terhapus dengan sendirinya setelah ${CONFIRM_DAYS} hari.`,
    ],
    button: { label: "Konfirmasi atau keluar", link: ctx.link(volunteerPath(id, volunteerToken(ctx, id))) },
    footer:
      "Anda menerima email ini karena alamat ini ditulis saat mendaftar relawan. Jika bukan Anda yang mendaftar, pilih “Keluar” lewat tautan di atas atau abaikan email ini.",
    stop: stopLink(ctx, address, { kind: "volunteer", id }),
  });
}

/** To one who confirmed the address: staff took the entry out of the list, or put it back. */
export function listingMail(
  ctx: Pick<Ctx, "link" | "sign">,
  id: number,
  address: string,
  listed: boolean,
): MailMessage {
  const own = ctx.link(volunteerPath(id, volunteerToken(ctx, id)));
  return letter("event", address, {
    subject: listed ? "Pendaftaran relawan Anda tampil kembali" : "Pendaftaran relawan Anda tidak lagi tampil",
    paragraphs: listed
      ? ["Pengelola Sulur menampilkan kembali pendaftaran Anda di daftar relawan hijau."]
      : [
          "Pengelola Sulur menyembunyikan pendaftaran Anda dari daftar relawan hijau, dan undangan kegiatan berhenti untuk sementara.",
          `Bila menurut Anda ini keliru, tulis kepada kami: ${ctx.link("/hubungi")}`,
        ],
    button: { label: "Lihat pendaftaran atau keluar", link: own },
    footer: "Anda menerima email ini karena terdaftar sebagai relawan di Sulur.",
  });
}

interface Invitation {
  title: string;
  location: string;
  startsAt: Date;
  zone: Zone;
  /** The event's page, absolute. */
  link: string;
  /** What the organiser adds. */
  words: string | null;
}

/** To one who confirmed the address; says how to get no more of them, also to the mail program (RFC 8058). */
export function invitationMail(
  ctx: Pick<Ctx, "link" | "sign">,
  id: number,
  address: string,
  { title, location, startsAt, zone, link, words }: Invitation,
): MailMessage {
  const token = volunteerToken(ctx, id);
  return {
    ...letter("event", address, {
      subject: `Undangan relawan: ${title}`,
      paragraphs: [
        `Sebagai relawan hijau, Anda diundang ke ${title}.`,
        `Waktu: ${formatDateTime(startsAt, zone)}. Tempat: ${location}.`,
        ...(words === null ? [] : ["Pesan dari pengelola:"]),
      ],
      quote: words,
      button: { label: "Lihat kegiatan dan daftar", link },
      footer: `Anda menerima email ini karena terdaftar sebagai relawan di Sulur, paling sering sekali seminggu. Berhenti diundang atau keluar: ${ctx.link(volunteerPath(id, token))}`,
    }),
    unsubscribe: ctx.link(`/api/volunteers/${id}/unsubscribe?token=${unsubscribeToken(ctx, id)}`),
  };
}
