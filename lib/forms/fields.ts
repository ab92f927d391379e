import { PHONE_LENGTH } from "@/lib/format/phone";

/**
 * A form's fields are declared once, as data that both sides read: the server makes its schema of them (`schemas.ts`),
 * the browser its form (components/forms/use-form.tsx).
 */

export interface FieldSpec {
  kind: "line" | "paragraphs" | "whatsapp" | "phone" | "address" | "choice" | "agreement";
  /** How the form calls it; opens each of its sentences. */
  label: string;
  required: boolean;
  /** In characters, once it is cleaned. */
  min: number;
  max: number;
  /** Said where it is empty, by both sides. */
  empty: string;
  hint?: string;
  autoComplete?: string;
  /** Height of a field of several lines. */
  rows?: number;
}

/** Value of a ticked box; a draft keeps texts only. */
export const AGREED = "ya";

/** By the names of the API. */
export type Fields = Readonly<Record<string, FieldSpec>>;

interface TextOptions<Required extends boolean> {
  required?: Required;
  min?: number;
  max: number;
  empty?: string;
  hint?: string;
  autoComplete?: string;
  rows?: number;
}

type Kind<Name extends FieldSpec["kind"], Required extends boolean> = FieldSpec & { kind: Name; required: Required };

function field<Name extends FieldSpec["kind"], Required extends boolean>(
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

/** The longest address that mail knows. */
const ADDRESS_LENGTH = 254;

/**
 * One field for an e-mail address or a number, which goes out as the field that `number` names and errs there too.
 * The API takes either; the schema knows both by their own names.
 */
export function address<Name extends string>(number: Name, options: { label?: string; empty?: string } = {}) {
  const { label = "Email atau nomor WhatsApp", empty } = options;
  const spec = field("address", label, { max: ADDRESS_LENGTH, autoComplete: "email", empty });
  return { ...spec, number };
}

export function whatsapp<Required extends boolean = true>(label: string, options: Omit<TextOptions<Required>, "max">) {
  return field<"whatsapp", Required>("whatsapp", label, { ...options, max: PHONE_LENGTH });
}

export function phone<Required extends boolean = true>(label: string, options: Omit<TextOptions<Required>, "max">) {
  return field<"phone", Required>("phone", label, { ...options, max: PHONE_LENGTH, autoComplete: "tel" });
}

/** One of the values of `labels`, which are its options in their order. @param options `unknown` is said of any other */
export function choice<Value extends string>(
  label: string,
  labels: Readonly<Record<Value, string>>,
  options: { empty?: string; unknown?: string } = {},
) {
  const { empty = `${label} wajib dipilih.`, unknown = empty } = options;
  return { ...field("choice", label, { max: 200, empty }), labels, unknown };
}

/** A box that has to be ticked; it goes out as `true`. */
export function agreement(empty: string) {
  return field("agreement", "", { max: AGREED.length, empty });
}
