import { readNumber } from "@/lib/format/decimal";
import { choice, paragraphs } from "@/lib/forms/fields";
import { INVITATION, VOLUNTEER_AREA_LABELS } from "./rules";

/** Mails an area's volunteers about an event ahead. */
export const INVITE = {
  daerah: choice("Daerah relawan", VOLUNTEER_AREA_LABELS, { empty: "Pilih daerah." }),
  // The options are the events ahead.
  event_id: { ...choice("Kegiatan", {}, { empty: "Pilih kegiatan." }), read: readNumber },
  pesan: paragraphs("Pesan", { required: false, max: INVITATION.words, rows: 3 }),
} as const;
