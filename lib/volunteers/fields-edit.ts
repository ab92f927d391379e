import { line, tick } from "@/lib/forms/fields";
import { JOIN } from "./fields";
import { VOLUNTEER_EDIT_WORDS } from "./rules";

const { nama, daerah, aksi, motivasi } = JOIN;

/** Staff's correction of a volunteer's card. */
export const VOLUNTEER_EDIT = {
  nama: { ...nama, autoComplete: "off" },
  daerah,
  aksi: { ...aksi, autoComplete: "off" },
  motivasi: { ...motivasi, rows: 4 },
  hapus_foto: tick("Hapus fotonya"),
  reason: line("Alasan", {
    max: VOLUNTEER_EDIT_WORDS,
    hint: "Dibaca oleh penulisnya dan tercatat.",
    autoComplete: "off",
  }),
} as const;
