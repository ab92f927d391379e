/** Sentences that promise a notification: a mail reaches an e-mail address; Sulur sends nothing to a number. */

import type { ReachView } from "./view";

const registrants = (count: number) => `${count.toLocaleString("id-ID")} pendaftar`;

/** Under the question whether to call an event off. */
export function cancelReach({ mail, number, stopped }: ReachView): string {
  if (mail + number + stopped === 0) return "Belum ada pendaftar yang perlu dikabari.";
  const mailed = mail > 0 ? `${registrants(mail)} menerima alasan ini lewat email.` : "";
  return [
    mailed,
    numbersText(mail, number, "sesudah ini nomor dan teksnya tampil di bagian “Pendaftar”"),
    stoppedText(stopped),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** To staff, before they call an event off or delete it. Its page, and the numbers with it, go with a deletion. */
export function deskReach({ mail, number, stopped }: ReachView, deletes: boolean): string {
  const unreached = stopped > 0 ? ` ${stoppedText(stopped)}` : "";
  const mailed = mail > 0 ? ` ${registrants(mail)} diberi tahu lewat email.` : "";
  if (number === 0) return `${mailed}${unreached}`;
  const how = deletes
    ? "batalkan dahulu agar penyelenggara dapat mengabari mereka."
    : "penyelenggara mengabari mereka sendiri.";
  return `${mailed} ${registrants(number)} tidak terjangkau email, dan nomornya tidak kami kirimi apa pun: ${how}${unreached}`;
}

/** Below the list of who registered. */
export function changeReach({ mail, number, stopped }: ReachView): string {
  const mailed = mail > 0 ? `Bila ada perubahan atau pembatalan, ${registrants(mail)} kami kabari lewat email.` : "";
  return [mailed, numbersText(mail, number, "bila ada kabar, nomor dan teksnya tampil di sini"), stoppedText(stopped)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Once the event is called off. */
export function cancelledReach({ mail, number, stopped }: ReachView): string {
  const mailed = mail > 0 ? ` Kabarnya sedang dikirim lewat email kepada ${registrants(mail)}.` : "";
  const called = number > 0 ? ` Kabari ${registrants(number)} yang tidak terjangkau email lewat nomornya.` : "";
  const unreached = stopped > 0 ? ` ${stoppedText(stopped)}` : "";
  return `Kegiatan dibatalkan.${mailed}${called}${unreached}`;
}

function stoppedText(stopped: number): string {
  return stopped === 0 ? "" : `${registrants(stopped)} menghentikan email kami dan tidak meninggalkan nomor.`;
}

function numbersText(mail: number, number: number, how: string): string {
  if (number === 0) return "";
  const who = mail > 0 ? `${registrants(number)} lainnya` : registrants(number);
  return `${who} tidak terjangkau email, dan nomornya tidak kami kirimi apa pun: ${how}, untuk Anda kabari sendiri.`;
}
