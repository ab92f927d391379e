import "server-only";
import { letter } from "@/lib/format/letter";
import type { Ctx, MailMessage } from "@/lib/kernel/ctx";
import { stopLink } from "@/lib/mails/access";
import { volunteerToken } from "./access";
import { CONFIRM_DAYS, volunteerPath } from "./rules";

/** It holds nothing that was typed, not even a name: the address may be a stranger's. */
export function confirmMail(ctx: Pick<Ctx, "link" | "sign">, id: number, address: string): MailMessage {
  return letter("event", address, {
    subject: "Konfirmasi pendaftaran relawan",
    paragraphs: [
      "Alamat ini baru saja didaftarkan sebagai relawan hijau di Sulur.",
      "Buka tautan di bawah untuk mengonfirmasinya. Setelah itu kami mengajak Anda bila ada kerja bakti di daerah Anda, paling sering sekali seminggu. Lewat tautan yang sama Anda dapat menghentikannya dan keluar kapan saja.",
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
          "Pengelola Sulur menyembunyikan pendaftaran Anda dari daftar relawan hijau.",
          `Bila menurut Anda ini keliru, tulis kepada kami: ${ctx.link("/hubungi")}`,
        ],
    button: { label: "Lihat pendaftaran atau keluar", link: own },
    footer: "Anda menerima email ini karena terdaftar sebagai relawan di Sulur.",
  });
}
