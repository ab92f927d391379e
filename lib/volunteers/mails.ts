import "server-only";
import { letter } from "@/lib/format/letter";
import type { Ctx, MailMessage } from "@/lib/kernel/ctx";
import { volunteerToken } from "./access";
import { CONFIRM_DAYS, volunteerPath } from "./rules";

/** It holds nothing that was typed, not even a name: the address may be a stranger's. */
export function confirmMail(ctx: Pick<Ctx, "link" | "sign">, id: number, address: string): MailMessage {
  return {
    to: { name: "", address },
    kind: "event",
    ...letter({
      subject: "Konfirmasi pendaftaran relawan",
      name: "",
      paragraphs: [
        "Alamat ini baru saja didaftarkan sebagai relawan hijau di Sulur.",
        "Buka tautan di bawah untuk mengonfirmasinya. Lewat tautan yang sama Anda dapat mengatur undangan kegiatan dan keluar kapan saja.",
        `Tanpa konfirmasi, pendaftaran ini terhapus dengan sendirinya setelah ${CONFIRM_DAYS} hari.`,
      ],
      button: { label: "Konfirmasi atau keluar", link: ctx.link(volunteerPath(id, volunteerToken(ctx, id))) },
      footer:
        "Anda menerima email ini karena alamat ini ditulis saat mendaftar relawan. Jika bukan Anda yang mendaftar, pilih “Keluar” lewat tautan di atas atau abaikan email ini.",
    }),
  };
}
