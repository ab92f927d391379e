import { isPhoneLike } from "@/lib/format/phone";
import { tooLong, tooShort } from "@/lib/format/sentences";
import { cleanLine, cleanParagraphs } from "@/lib/format/text";
import type { FieldErrors } from "@/lib/kernel/errors";
import { AGREED, type FieldSpec, type Fields } from "./fields";

/** By the names of the fields, as they were typed. */
export type TypedValues = Readonly<Record<string, string>>;

/** Where a number stands in the field for an address, the name of the API's field for it. */
function numberField(spec: FieldSpec | undefined, value = ""): string | undefined {
  return spec && "number" in spec && isPhoneLike(value) ? String(spec.number) : undefined;
}

/** Fields for a number that the address stands in for already. */
export function replacedFields(fields: Fields, values: TypedValues): string[] {
  return Object.entries(fields).flatMap(([name, spec]) => numberField(spec, values[name]) ?? []);
}

/** What the browser sees without the server, in the server's own sentences: what is empty, too short or too long. */
export function problemsIn(fields: Fields, values: TypedValues): FieldErrors {
  const problems = Object.entries(fields).map(([name, spec]) => [name, problemOf(spec, values[name] ?? "")] as const);
  return Object.fromEntries(problems.filter((problem): problem is [string, string] => problem[1] !== undefined));
}

const HOW_TO_WRITE = "Contoh: nama@contoh.id atau 0812-3456-7890.";

function problemOf(spec: FieldSpec, typed: string): string | undefined {
  const { kind, label, required, min, max, empty } = spec;
  const text = kind === "paragraphs" ? cleanParagraphs(typed) : cleanLine(typed);
  if (text === "") return required ? empty : undefined;
  if (kind === "address" && !isPhoneLike(text) && !text.includes("@")) {
    return `Tulis email atau nomor WhatsApp. ${HOW_TO_WRITE}`;
  }
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
  const shown: FieldErrors = {};
  for (const [name, spec] of Object.entries(fields)) {
    const error = errors[name] ?? errors[numberField(spec, values[name]) ?? name];
    if (error !== undefined && !replacedFields(fields, values).includes(name)) shown[name] = error;
  }
  return { ...Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in fields))), ...shown };
}
