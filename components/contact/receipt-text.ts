import type { ReceivedView } from "@/lib/messages/view";

/** What follows on a letter that has arrived. */
export function receiptText({ mailed }: ReceivedView): string {
  return mailed
    ? "Tanda terima kami kirim lewat email; jawabannya menyusul ke alamat yang sama."
    : "Alamat Anda sudah menerima banyak email dari Sulur hari ini, jadi tanda terima tidak kami kirim; jawabannya tetap menyusul.";
}
