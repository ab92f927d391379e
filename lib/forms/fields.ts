/**
 * A form's fields are declared once, as data that both sides read: the server makes its schema of them (`schemas.ts`),
 * the browser its form (components/forms/use-form.tsx).
 */

export interface FieldSpec {
  kind:
    | "line"
    | "paragraphs"
    | "secret"
    | "email"
    | "whatsapp"
    | "phone"
    | "address"
    | "number"
    | "day"
    | "clock"
    | "moment"
    | "choice"
    | "agreement"
    | "tick"
    | "own";
  /** How the form calls it; opens each of its sentences. */
  label: string;
  required: boolean;
  /** In characters, once it is cleaned; of a number, its least value. */
  min: number;
  max: number;
  /** Said where it is empty, by both sides. */
  empty: string;
  /** Finds by both sides what is wrong with a text that is not empty. @returns a sentence */
  problem?: ((text: string) => string | undefined) | undefined;
  hint?: string;
  autoComplete?: string;
  /** Height of a field of several lines. */
  rows?: number;
  /** Tells by the other values, as typed or as sent, where a required field may stay empty. */
  unless?: (values: Readonly<Record<string, unknown>>) => boolean;
  /** Fields whose errors go when this one is edited. */
  clears?: readonly string[];
  /** Repeats this field of the form, and is not sent. */
  repeats?: string;
  /** Makes the value that is sent from a text that is not empty. */
  read?: (text: string) => number | string | null;
  /** Other names under which the API says what is wrong with it. */
  also?: readonly string[];
}

/** Value of a ticked box; a draft keeps texts only. */
export const AGREED = "ya";

/** By the names of the API. */
export type Fields = Readonly<Record<string, FieldSpec>>;

export type Said = Partial<Pick<FieldSpec, "empty" | "problem" | "hint" | "autoComplete" | "unless" | "clears">>;

export interface TextOptions<Required extends boolean> extends Said {
  required?: Required;
  min?: number;
  max: number;
  rows?: number;
}

export type Shortened<Required extends boolean> = Omit<TextOptions<Required>, "max">;

type Kind<Name extends FieldSpec["kind"], Required extends boolean> = FieldSpec & { kind: Name; required: Required };

export function field<Name extends FieldSpec["kind"], Required extends boolean>(
  kind: Name,
  label: string,
  { required, min = 1, empty = `${label} wajib diisi.`, ...rest }: TextOptions<Required>,
): Kind<Name, Required> {
  // A field is required unless it says otherwise.
  return { kind, label, min, empty, ...rest, required: (required ?? true) as Required };
}

export function line<Required extends boolean = true>(label: string, options: TextOptions<Required>) {
  return field("line", label, options);
}

export function paragraphs<Required extends boolean = true>(label: string, options: TextOptions<Required>) {
  return field("paragraphs", label, options);
}

const PASSWORD_LENGTH = 256;

/** A password, sent as it was typed. */
export function secret(label: string, options: Said = {}) {
  return field("secret", label, { max: PASSWORD_LENGTH, ...options });
}

/** A password typed again, which is not sent. @param different said where the two are not equal */
export function repeated(label: string, name: string, different: string) {
  const spec = field("secret", label, { max: PASSWORD_LENGTH, empty: different, autoComplete: "new-password" });
  return { ...spec, repeats: name } as const;
}

/** The longest address that mail knows. */
export const ADDRESS_LENGTH = 254;

export function email<Required extends boolean = true>(label: string, options: Shortened<Required> = {}) {
  return field<"email", Required>("email", label, { max: ADDRESS_LENGTH, autoComplete: "email", ...options });
}

/** One of the values of `labels`, which are its options in their order. @param options `unknown` is said of any other */
export function choice<Value extends string, Required extends boolean = true>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  options: Pick<TextOptions<Required>, "required" | "empty" | "hint" | "autoComplete" | "unless"> & {
    unknown?: string;
  } = {},
) {
  const { empty = `${label} wajib dipilih.`, unknown = empty, ...rest } = options;
  return { ...field<"choice", Required>("choice", label, { max: 200, empty, ...rest }), labels, unknown };
}

const DAY_LENGTH = 10;

/** `YYYY-MM-DD` */
export function day<Required extends boolean = true>(label: string, options: Shortened<Required> = {}) {
  const malformed = `${label} belum benar. Contoh: 2026-03-14.`;
  return { ...field<"day", Required>("day", label, { max: DAY_LENGTH, ...options }), malformed };
}

const CLOCK_LENGTH = 5;

/** `HH:MM` */
export function clock<Required extends boolean = true>(label: string, options: Shortened<Required> = {}) {
  const malformed = `${label} belum benar. Contoh: 08:00.`;
  return { ...field<"clock", Required>("clock", label, { max: CLOCK_LENGTH, ...options }), malformed };
}

/** A box that has to be ticked; it goes out as `true`. */
export function agreement(empty: string) {
  return field("agreement", "", { max: AGREED.length, empty });
}

/** A box that may be ticked; it goes out as `true` or `false`. */
export function tick(label: string, options: { hint?: string } = {}) {
  return field<"tick", false>("tick", label, { max: AGREED.length, required: false, ...options });
}

/**
 * What is no text, e.g. a photo or a point: a component of its own draws it, and the form sends it beside the texts.
 * @param also other names under which the API says what is wrong with it
 */
export function own(label: string, ...also: string[]) {
  return { ...field<"own", false>("own", label, { max: 0, required: false }), also };
}
