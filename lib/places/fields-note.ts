import { paragraphs } from "@/lib/forms/fields";
import { address, whatsapp } from "@/lib/forms/phone-fields";

/** "Ada yang salah?": a note to staff about a place. */
export const NOTE = {
  note: paragraphs("Catatan", { max: 1000, min: 5 }),
  email: address("whatsapp", { required: false }),
  whatsapp: whatsapp("Nomor WhatsApp", { required: false }),
} as const;
