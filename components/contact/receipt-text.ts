import type { ReceivedView } from "@/lib/messages/view";

/** What follows on a letter that has arrived. */
export function receiptText({ mailed, by_whatsapp, by_phone }: ReceivedView): string {
  if (by_whatsapp || by_phone) {
    return `Jawabannya ${by_phone ? "disampaikan pengelola lewat telepon" : "dikirim pengelola lewat WhatsApp"}; tanda terima otomatis tidak ada.`;
  }
  return mailed
    ? "Tanda terima kami kirim lewat email; jawabannya menyusul ke alamat yang sama."
    : "Kali ini tanda terima lewat email tidak kami kirim; jawabannya tetap menyusul ke alamat itu.";
}
