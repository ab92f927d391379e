import { choice, email, tick } from "@/lib/forms/fields";
import { CADENCES } from "./rules";

/** An account with a confirmed address need not fill in `email`. */
export const FOLLOW_AREA = {
  email: email("Email", { hint: "Hanya untuk kabar wilayah, setelah Anda mengonfirmasinya. Tidak pernah tampil." }),
  cadence: choice("Seberapa sering", CADENCES),
  gatherings: tick("Ajak saya bila ada kerja bakti"),
} as const;
