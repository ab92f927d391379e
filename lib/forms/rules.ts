import { tooLong, tooShort } from "@/lib/format/sentences";
import { cleanLine, cleanParagraphs } from "@/lib/format/text";
import type { FieldErrors } from "@/lib/kernel/errors";
import { AGREED, type FieldSpec, type Fields } from "./fields";
import type { address } from "./phone-fields";

/** By the names of the fields, as they were typed. */
export type TypedValues = Readonly<Record<string, string>>;

export type FormBody = Record<string, string | number | boolean | null>;

/** @returns the API's field for the number that was typed in the place of an address */
function numberField(spec: FieldSpec, value = ""): string | undefined {
  const { number, isNumber } = spec as Partial<ReturnType<typeof address>>;
  return isNumber?.(value) ? number : undefined;
}

/** Fields that a number in the place of an address stands in for already. */
export function replacedFields(fields: Fields, values: TypedValues): string[] {
  return Object.entries(fields).flatMap(([name, spec]) =>
    numberField(spec, values[name]) === undefined ? [] : (spec as FieldSpec & { replaced: string[] }).replaced,
  );
}

/** Whether a field has to be filled in beside the other values. */
export function isRequired({ required, unless }: FieldSpec, values: TypedValues): boolean {
  return required && !unless?.(values);
}

/** Finds without the server, in its own sentences, fields that are empty, too short, too long or plainly wrong. */
export function problemsIn(fields: Fields, values: TypedValues): FieldErrors {
  const problems: [string, string][] = [];
  const replaced = replacedFields(fields, values);
  for (const [name, spec] of Object.entries(fields)) {
    if (replaced.includes(name)) continue;
    const problem = problemOf(spec, values[name] ?? "", values);
    if (problem !== undefined) problems.push([name, problem]);
  }
  return Object.fromEntries(problems);
}

function problemOf(spec: FieldSpec, typed: string, values: TypedValues): string | undefined {
  const { kind, label, min, max, empty, repeats } = spec;
  const text = kind === "secret" ? typed : kind === "paragraphs" ? cleanParagraphs(typed) : cleanLine(typed);
  if (repeats !== undefined) return text === values[repeats] ? undefined : empty;
  if (text === "") return isRequired(spec, values) ? empty : undefined;
  if (kind === "line" || kind === "paragraphs" || kind === "secret") {
    if (text.length < min) return tooShort(label, min);
    if (text.length > max) return tooLong(label, max);
  }
  return spec.problem?.(text);
}

/**
 * The body of the request: what is empty and need not be there is left out.
 * @param whole sends it nevertheless, so that a change can empty a field
 */
export function bodyOf(fields: Fields, values: TypedValues, whole = false): FormBody {
  const body: FormBody = {};
  const replaced = replacedFields(fields, values);
  for (const [name, spec] of Object.entries(fields)) {
    const value = values[name] ?? "";
    const isLeftOut = value.trim() === "" && !isRequired(spec, values) && !whole && spec.kind !== "tick";
    if (replaced.includes(name) || !isSent(spec) || isLeftOut) continue;
    body[numberField(spec, value) ?? name] = sentValue(spec, value);
  }
  return body;
}

/** Whether its text goes out under its name. */
export const isSent = ({ kind, repeats }: FieldSpec): boolean => kind !== "own" && repeats === undefined;

function sentValue({ kind, read }: FieldSpec, value: string): FormBody[string] {
  if (kind === "agreement" || kind === "tick") return value === AGREED;
  return read ? read(value) : value;
}

/** Errors of the API by the fields that they are shown at. */
export function errorsAt(fields: Fields, values: TypedValues, errors: FieldErrors): FieldErrors {
  const replaced = replacedFields(fields, values);
  const known = [...replaced, ...Object.entries(fields).flatMap(([name, { also = [] }]) => [name, ...also])];
  const shown = Object.fromEntries(Object.entries(errors).filter(([name]) => !known.includes(name)));
  for (const [name, spec] of Object.entries(fields)) {
    const names = [name, numberField(spec, values[name]) ?? name, ...(spec.also ?? [])];
    const error = names.map((known) => errors[known]).find((message) => message !== undefined);
    if (error !== undefined && !replaced.includes(name)) shown[name] = error;
  }
  return shown;
}
