import { choice, line, paragraphs } from "@/lib/forms/fields";
import { address, whatsapp } from "@/lib/forms/phone-fields";
import { VOLUNTEER_AREA_LABELS, VOLUNTEER_AREAS, VOLUNTEER_LENGTH } from "./rules";

/** The five fields of the spec, all required (spec 5). */
export const JOIN = {
  nama: line("Nama", { max: VOLUNTEER_LENGTH.name, autoComplete: "name" }),
  email: address("whatsapp"),
  whatsapp: whatsapp("Nomor WhatsApp", { required: false }),
  daerah: choice("Daerah", VOLUNTEER_AREA_LABELS, {
    empty: "Daerah wajib diisi.",
    unknown: `Pilih daerah: ${VOLUNTEER_AREAS.join(", ")}.`,
  }),
  aksi: line("Aksi", { max: VOLUNTEER_LENGTH.action, hint: "Misalnya: menanam pohon, memilah sampah." }),
  motivasi: paragraphs("Motivasi", { max: VOLUNTEER_LENGTH.motivation, rows: 3 }),
} as const;
