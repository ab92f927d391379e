import { z } from "zod";
import { tooLong, tooShort } from "@/lib/format/sentences";
import { calendarDay, email, instant, line, optional, paragraphs, phone, whatsapp } from "@/lib/http/fields";
import type { FieldSpec, Fields } from "./fields";
import { isSent } from "./rules";

type Typed<Value> = z.ZodType<Value, Value>;

type Value<Spec> = Spec extends { kind: "choice"; labels: Readonly<Record<infer Value extends string, string>> }
  ? Value
  : Spec extends { kind: "agreement" }
    ? true
    : Spec extends { kind: "number" }
      ? number
      : string;

/** The schema of one field, by which the handler of the route knows its type. */
type SchemaOf<Spec> = Spec extends { kind: "tick" }
  ? z.ZodDefault<z.ZodBoolean>
  : Spec extends { kind: "address" } | { required: false } | { unless: object }
    ? z.ZodOptional<Typed<Value<Spec> | null>>
    : Typed<Value<Spec>>;

type Sent<Declared extends Fields> = {
  [Name in keyof Declared as Declared[Name] extends { repeats: string } | { kind: "own" }
    ? never
    : Name]: Declared[Name];
};

type Shape<Declared extends Fields> = { -readonly [Name in keyof Sent<Declared>]: SchemaOf<Sent<Declared>[Name]> };

/**
 * The schema of a request's body, made from the fields that its form shows.
 * @param more what the body holds besides, e.g. the traces of robots, or in the place of a declared field
 */
export function schemaOf<Declared extends Fields, More extends z.ZodRawShape>(declared: Declared, more: More) {
  const sent = Object.entries(declared).filter(([, spec]) => isSent(spec));
  const shape = Object.fromEntries(sent.map(([name, spec]) => [name, schemaOfField(spec)]));
  return z.strictObject({ ...(shape as Omit<Shape<Declared>, keyof More>), ...more }).check(...rulesOf(sent));
}

type Input = Readonly<Record<string, unknown>>;

/** Rules for fields that have to be there unless another one is. */
function rulesOf(sent: [name: string, spec: FieldSpec][]) {
  return sent.flatMap(([name, spec]) => {
    const { required, empty } = spec;
    const unless = "number" in spec ? (input: Input) => Boolean(input[String(spec.number)]) : spec.unless;
    if (!required || !unless) return [];
    const isThere = (input: Input) => Boolean(input[name]) || unless(input);
    // Together with what is said of the other fields.
    const when = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;
    return [z.refine<Input>(isThere, { error: empty, path: [name], when })];
  });
}

type ChoiceSpec = FieldSpec & { labels: Readonly<Record<string, string>>; unknown: string };

function oneOf({ labels, empty, unknown }: ChoiceSpec): z.ZodType<string, string> {
  const isEmpty = (input: unknown) => input == null || (typeof input === "string" && input.trim() === "");
  return z.enum(Object.keys(labels), { error: ({ input }) => (isEmpty(input) ? empty : unknown) });
}

function numberOf({ min, max, empty, ...spec }: FieldSpec): z.ZodType<number, number> {
  const { wrong, large, whole } = spec as typeof spec & { wrong: string; large: string; whole: boolean };
  const error = ({ input }: { input?: unknown }) => (input == null ? empty : wrong);
  return (whole ? z.int({ error }) : z.number({ error })).min(min, { error }).max(max, { error: large });
}

function timeOf(
  { empty, ...spec }: FieldSpec,
  pattern: (malformed: string) => z.ZodType<string, string>,
): z.ZodType<string, string> {
  const { malformed } = spec as typeof spec & { malformed: string };
  return z.string({ error: empty }).min(1, { error: empty, abort: true }).pipe(pattern(malformed));
}

const clockTime = (error: string) => z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, { error });

function secretOf({ label, min, max, empty }: FieldSpec): z.ZodType<string, string> {
  const schema = z.string({ error: empty }).min(1, { error: empty, abort: true });
  return schema.min(min, { error: tooShort(label, min) }).max(max, { error: tooLong(label, max) });
}

/** An address that has to be there, with the sentence for one that is not. A rule between fields is looked at too. */
function filled({ required, empty }: FieldSpec, schema: z.ZodType<string, string>): z.ZodType<string, string> {
  if (!required) return schema;
  const isFilled = (text: string) => text.trim() !== "";
  return z.string({ error: empty }).refine(isFilled, { error: empty }).pipe(schema);
}

function schemaOfField(spec: FieldSpec): z.ZodType {
  const { kind, label, min, max, empty, required, problem, unless } = spec;
  const text = { label, min, max, required: empty };
  const kinds: Record<FieldSpec["kind"], () => z.ZodType<unknown, string | number | boolean | undefined>> = {
    line: () => line(text),
    paragraphs: () => paragraphs(text),
    secret: () => secretOf(spec),
    email: () => filled(spec, email),
    whatsapp: () => filled(spec, whatsapp),
    phone: () => filled(spec, phone),
    address: () => email,
    number: () => numberOf(spec),
    day: () => timeOf(spec, calendarDay),
    clock: () => timeOf(spec, clockTime),
    moment: () => timeOf(spec, (malformed) => instant(malformed, true)),
    choice: () => oneOf(spec as ChoiceSpec),
    agreement: () => z.literal(true, { error: empty }),
    tick: () => z.boolean({ error: `${label} harus ya atau tidak.` }).default(false),
    own: () => z.never(),
  };
  const schema = kinds[kind]();
  const isNeeded = required && kind !== "address" && !unless;
  if (kind === "number") return isNeeded ? schema : schema.nullish();
  if (kind === "tick" || kind === "agreement") return schema;
  const checked = problem ? schema.check(...problemCheck(problem)) : schema;
  return isNeeded ? checked : optional(checked as z.ZodType<unknown, string>, label);
}

/** Says of a cleaned text what the browser says of it. */
function problemCheck(problem: NonNullable<FieldSpec["problem"]>) {
  const sentence = (input: unknown) => (typeof input === "string" && input !== "" ? problem(input) : undefined);
  return [z.refine<unknown>((input) => sentence(input) === undefined, { error: ({ input }) => sentence(input) })];
}
