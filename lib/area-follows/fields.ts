import { choice, email, tick } from "@/lib/forms/fields";
import { CADENCES } from "./rules";

/** An account with a confirmed address. */
export const FOLLOW_AREA_BY_ACCOUNT = {
  cadence: choice("Seberapa sering", CADENCES),
  gatherings: tick("Ajak saya bila ada kerja bakti"),
} as const;

export const FOLLOW_AREA = {
  email: email("Email", { hint: "Hanya untuk kabar wilayah, setelah Anda mengonfirmasinya. Tidak pernah tampil." }),
  ...FOLLOW_AREA_BY_ACCOUNT,
} as const;
