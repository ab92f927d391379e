import { z } from "zod";
import { CancelEvent } from "@/lib/events/event/schemas";
import { MAX_ID } from "@/lib/format/text";
import { instant, line } from "@/lib/http/fields";
import { MOST_CAME, STATEMENTS_AT_ONCE } from "./rules";

const UNREADABLE = { error: "Catatan presensi tidak dapat dibaca. Muat ulang halaman ini." };

const people = z
  .number({ error: "Jumlah orang harus berupa angka." })
  .int({ error: "Jumlah orang harus bilangan bulat." })
  .min(0, { error: "Jumlah orang tidak boleh kurang dari 0." })
  .max(MOST_CAME, { error: `Satu nama paling banyak ${MOST_CAME} orang.` });

const said = {
  /** Nobody came when 0. */
  people,
  /** When it was said, by the server's clock as far as the device knows it. */
  at: instant(UNREADABLE.error),
};

/** Who came with how many. The latest word about somebody holds, so saying it twice changes nothing. */
export const Statement = z.union(
  [
    z.strictObject({
      registration_id: z.number(UNREADABLE).int(UNREADABLE).min(1, UNREADABLE).max(MAX_ID, UNREADABLE),
      ...said,
    }),
    z.strictObject({ walk_in: z.uuid(UNREADABLE), name: line({ label: "Nama", max: 80 }), ...said }),
  ],
  UNREADABLE,
);
export type Statement = z.output<typeof Statement>;

/** POST /api/events/{id}/checkin */
export const CheckIn = z.strictObject({
  token: CancelEvent.shape.token,
  statements: z.array(Statement, UNREADABLE).min(1, UNREADABLE).max(STATEMENTS_AT_ONCE, UNREADABLE),
});
export type CheckIn = z.output<typeof CheckIn>;

/** GET /api/events/{id}/registrants: after the registration with this number. */
export const RosterQuery = z.strictObject({
  cursor: z
    .string()
    .regex(/^\d{1,10}$/u, { error: "cursor tidak dikenal." })
    .transform(Number)
    .pipe(z.number().max(MAX_ID, { error: "cursor tidak dikenal." }))
    .optional(),
});
export type RosterQuery = z.output<typeof RosterQuery>;
