import { z } from "zod";
import { email, emailOrWhatsapp, line, optional, paragraphs, phone, whatsapp } from "@/lib/http/fields";
import type { FieldSpec, Fields } from "./fields";

type Typed<Value> = z.ZodType<Value, Value>;

/** The schema of one field, by which the handler of the route knows its type. */
type SchemaOf<Spec> = Spec extends { kind: "choice"; labels: Readonly<Record<infer Value extends string, string>> }
  ? Typed<Value>
  : Spec extends { kind: "agreement" }
    ? Typed<true>
    : Spec extends { kind: "address" } | { required: false }
      ? z.ZodOptional<Typed<string | null>>
      : Typed<string>;

type Shape<Declared extends Fields> = { -readonly [Name in keyof Declared]: SchemaOf<Declared[Name]> };

/**
 * The schema of a request's body, made from the fields that its form shows.
 * @param more what the body holds besides, e.g. the traces of robots
 */
export function schemaOf<Declared extends Fields, More extends z.ZodRawShape>(declared: Declared, more: More) {
  const shape = Object.fromEntries(Object.entries(declared).map(([name, spec]) => [name, schemaOfField(spec)]));
  return z.strictObject({ ...(shape as Shape<Declared>), ...more }).check(...addressRules(declared));
}

/** Either the address or the number has to be there. */
function addressRules(declared: Fields): ReturnType<typeof emailOrWhatsapp>[] {
  return Object.entries(declared).flatMap(([name, spec]) =>
    "number" in spec ? [emailOrWhatsapp(spec.empty, name, String(spec.number))] : [],
  );
}

type ChoiceSpec = FieldSpec & { labels: Readonly<Record<string, string>>; unknown: string };

function oneOf({ labels, empty, unknown }: ChoiceSpec): z.ZodType<string, string> {
  const isEmpty = (input: unknown) => input == null || (typeof input === "string" && input.trim() === "");
  return z.enum(Object.keys(labels), { error: ({ input }) => (isEmpty(input) ? empty : unknown) });
}

function schemaOfField(spec: FieldSpec): z.ZodType {
  const { kind, label, min, max, empty, required } = spec;
  const text = { label, min, max, required: empty };
  const kinds: Record<FieldSpec["kind"], () => z.ZodType<unknown, string | true>> = {
    line: () => line(text),
    paragraphs: () => paragraphs(text),
    whatsapp: () => whatsapp,
    phone: () => phone,
    address: () => email,
    choice: () => oneOf(spec as ChoiceSpec),
    agreement: () => z.literal(true, { error: empty }),
  };
  const schema = kinds[kind]();
  return required && kind !== "address" ? schema : optional(schema as z.ZodType<unknown, string>);
}
