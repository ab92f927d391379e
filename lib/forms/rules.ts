import { isPhoneLike } from "@/lib/format/phone";
import { addressProblem, tooLong, tooShort } from "@/lib/format/sentences";
import { cleanLine, cleanParagraphs } from "@/lib/format/text";
import type { FieldErrors } from "@/lib/kernel/errors";
import { AGREED, type FieldSpec, type Fields } from "./fields";

/** By the names of the fields, as they were typed. */
export type TypedValues = Readonly<Record<string, string>>;

/** @returns the API's field for the number that was typed in the place of an address */
function numberField(spec: FieldSpec | undefined, value = ""): string | undefined {
  return spec && "number" in spec && isPhoneLike(value) ? String(spec.number) : undefined;
}

/** Fields for a number that the address stands in for already. */
export function replacedFields(fields: Fields, values: TypedValues): string[] {
  return Object.entries(fields).flatMap(([name, spec]) => numberField(spec, values[name]) ?? []);
}

/** Finds without the server, in its own sentences, fields that are empty, too short or too long. */
export function problemsIn(fields: Fields, values: TypedValues): FieldErrors {
  const problems = Object.entries(fields).map(([name, spec]) => [name, problemOf(spec, values[name] ?? "")] as const);
  return Object.fromEntries(problems.filter((problem): problem is [string, string] => problem[1] !== undefined));
}

function problemOf(spec: FieldSpec, typed: string): string | undefined {
  const { kind, label, required, min, max, empty } = spec;
  const text = kind === "paragraphs" ? cleanParagraphs(typed) : cleanLine(typed);
  if (text === "") return required ? empty : undefined;
  if (kind === "address") return addressProblem(text);
  if (kind !== "line" && kind !== "paragraphs") return undefined;
  if (text.length < min) return tooShort(label, min);
  return text.length > max ? tooLong(label, max) : undefined;
}

/** The body of the request: what is empty and need not be there is left out. */
export function bodyOf(fields: Fields, values: TypedValues): Record<string, string | true> {
  const body: Record<string, string | true> = {};
  const replaced = replacedFields(fields, values);
  for (const [name, spec] of Object.entries(fields)) {
    const value = values[name] ?? "";
    const sentAs = numberField(spec, value) ?? name;
    if (replaced.includes(name) || (value.trim() === "" && !spec.required)) continue;
    body[sentAs] = spec.kind === "agreement" ? ((value === AGREED) as true) : value;
  }
  return body;
}

/** Errors of the API by the fields that they are shown at. */
export function errorsAt(fields: Fields, values: TypedValues, errors: FieldErrors): FieldErrors {
  const replaced = replacedFields(fields, values);
  const shown = Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in fields)));
  for (const [name, spec] of Object.entries(fields)) {
    const error = errors[name] ?? errors[numberField(spec, values[name]) ?? name];
    if (error !== undefined && !replaced.includes(name)) shown[name] = error;
  }
  return shown;
}
