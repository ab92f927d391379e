import { line } from "@/lib/forms/fields";
import { number } from "@/lib/forms/number-field";
import { MOST_CAME } from "./rules";

/** A person at the entrance who has not registered. */
export const WALK_IN = {
  name: line("Nama peserta", { max: 80, autoComplete: "off" }),
  people: number("Orang", `Jumlah orang harus 1 sampai ${MOST_CAME}.`, { min: 1, max: MOST_CAME, whole: true }),
} as const;
