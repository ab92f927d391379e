import { z } from "zod";
import { MAX_ID } from "@/lib/format/text";
import { calendarDay, line, unlessEmpty } from "@/lib/http/fields";
import { isProvince } from "@/lib/provinces/rules";
import { DESK_ORDERS, LONGEST_AGE_DAYS, SHORTEST_SEARCH } from "./rules";

const day = (label: string) => calendarDay(`${label} harus berupa tanggal, misalnya 2026-03-14.`);

/** What every list of the desk can be narrowed by. Days are those of WIB; the names stand in the page's address. */
const filters = {
  q: unlessEmpty(line({ label: "Pencarian", max: 80, min: SHORTEST_SEARCH })),
  provinsi: unlessEmpty(z.string().refine(isProvince, { error: "Provinsi tidak dikenal. Pilih dari daftar." })),
  kabupaten: unlessEmpty(line({ label: "Kabupaten/kota", max: 60 })),
  dari: unlessEmpty(day("Dari tanggal")),
  sampai: unlessEmpty(day("Sampai tanggal")),
  /** Days. */
  umur: unlessEmpty(
    z.coerce
      .number({ error: "Menunggu lebih dari harus berupa angka." })
      .int({ error: "Menunggu lebih dari harus berupa hari penuh." })
      .min(1, { error: "Menunggu lebih dari paling sedikit 1 hari." })
      .max(LONGEST_AGE_DAYS, { error: `Menunggu lebih dari paling banyak ${LONGEST_AGE_DAYS} hari.` }),
  ),
  urut: unlessEmpty(z.enum(DESK_ORDERS, { error: "Urutan tidak dikenal. Pilih dari daftar." })),
};

/** The filters of one list. @param states the states of its things */
export function deskListSchema<State extends string>(states: readonly State[]) {
  return z
    .strictObject({
      ...filters,
      status: unlessEmpty(z.enum(states, { error: "Keadaan tidak dikenal. Pilih dari daftar." })),
    })
    .refine(({ dari, sampai }) => dari === undefined || sampai === undefined || dari <= sampai, {
      path: ["sampai"],
      error: "Sampai tanggal harus sama dengan atau setelah dari tanggal.",
    });
}

/** Where the piece before ended: milliseconds and id of its last thing. */
export const DeskListCursor = z
  .string()
  .regex(/^\d{1,13}-\d{1,10}$/u)
  .transform((text) => {
    const [time = 0, id = 0] = text.split("-").map(Number);
    return { time: new Date(time), id };
  })
  .refine(({ time, id }) => !Number.isNaN(time.getTime()) && id <= MAX_ID);
export type DeskListCursor = z.output<typeof DeskListCursor>;
