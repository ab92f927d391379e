import { z } from "zod";
import { inPath } from "@/lib/http/fields";
import { PEOPLE, PEOPLE_IDS, QUESTION_IDS, questionOf, SORTED_WASTE } from "./questions";
import { SIMPLE_FIELDS, SIMPLE_QUESTIONS } from "./simple";

/** The form sends only what it has judged itself, so that no person can mend it. */
const UNREADABLE = { error: "Hasil tidak dapat dibaca. Hitung ulang, lalu simpan lagi." };

function amount({ label, max }: { label: string; max: number }) {
  return z
    .number({ error: `${label} harus berupa angka.` })
    .min(0, { error: `${label} paling sedikit 0.` })
    .max(max, { error: `${label} paling banyak ${max}.` });
}

const unknown = z.strictObject({ unknown: z.literal(true, UNREADABLE) });

function orUnknown(field: { label: string; max: number }) {
  return z.union([unknown, z.strictObject({ value: amount(field) })], UNREADABLE);
}

const answers = Object.fromEntries(
  QUESTION_IDS.map((id) => {
    const { label, units } = questionOf(id);
    const known = units.map((unit) =>
      z.strictObject({ value: amount({ label, max: unit.max }), unit: z.literal(unit.id, UNREADABLE) }),
    );
    return [id, z.union([unknown, ...known], UNREADABLE).optional()];
  }),
);
const people = Object.fromEntries(PEOPLE_IDS.map((id) => [id, orUnknown(PEOPLE[id]).optional()]));
const simple = Object.fromEntries(SIMPLE_FIELDS.map((field) => [field, amount(SIMPLE_QUESTIONS[field])])) as Record<
  (typeof SIMPLE_FIELDS)[number],
  ReturnType<typeof amount>
>;

/** Nobody reckoned here before that. */
const FIRST_DAY = "2025-01-01T00:00:00Z";

/** When it was reckoned, for what a device kept before it came to the account. */
const saved_at = z.iso
  .datetime(UNREADABLE)
  .refine((time) => Date.parse(time) >= Date.parse(FIRST_DAY), UNREADABLE)
  .optional();

/** POST /api/carbon/records. The result is reckoned anew by the server. */
export const SaveRecord = z.discriminatedUnion(
  "mode",
  [
    z.strictObject({ mode: z.literal("SIMPLE"), inputs: z.strictObject(simple, UNREADABLE), saved_at }),
    z.strictObject({
      mode: z.literal("ADVANCED"),
      inputs: z.strictObject(
        {
          answers: z.strictObject(answers, UNREADABLE),
          people: z.strictObject(people, UNREADABLE),
          sorted: orUnknown(SORTED_WASTE).optional(),
        },
        UNREADABLE,
      ),
      saved_at,
    }),
  ],
  UNREADABLE,
);
export type SaveRecord = z.output<typeof SaveRecord>;

/** `{id}` in a path. */
export const RecordParams = z.object({ id: inPath() });
