import { z } from "zod";
import { CancelEvent } from "@/lib/events/event/schemas";
import { MAX_ID } from "@/lib/format/text";
import { schemaOf } from "@/lib/forms/schemas";
import { instant } from "@/lib/http/fields";
import { WALK_IN } from "./fields-walk-in";
import { MOST_CAME, STATEMENTS_AT_ONCE } from "./rules";

const UNREADABLE = { error: "Catatan presensi tidak dapat dibaca. Muat ulang halaman ini." };

const WRONG_PEOPLE = { error: WALK_IN.people.wrong };

const people = z.number(WRONG_PEOPLE).int(WRONG_PEOPLE).min(0, WRONG_PEOPLE).max(MOST_CAME, WRONG_PEOPLE);

const said = {
  /** Nobody came when 0. */
  people,
  /** When it was said, by the server's clock as far as the device knows it. */
  at: instant(UNREADABLE.error),
};

/** Somebody who came without registering. */
export const WalkIn = schemaOf(WALK_IN, { walk_in: z.uuid(UNREADABLE), ...said });

/** The people who came with a name. The latest word about somebody holds, so saying it twice changes nothing. */
export const Statement = z.union(
  [
    z.strictObject({
      registration_id: z.number(UNREADABLE).int(UNREADABLE).min(1, UNREADABLE).max(MAX_ID, UNREADABLE),
      ...said,
    }),
    WalkIn,
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
