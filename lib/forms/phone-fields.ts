import { isPhoneLike, PHONE_LENGTH } from "@/lib/format/phone";
import { ADDRESS_LENGTH, field, type Said, type Shortened } from "./fields";

interface AddressOptions<Required extends boolean> extends Said {
  label?: string;
  required?: Required;
  /** Another field of the form that a number here stands in for. */
  replaces?: string;
}

/**
 * One field for an e-mail address or a number, which goes out as the field that `number` names and errs there too.
 * The API takes either; the schema knows both by their own names.
 */
export function address<Name extends string, Required extends boolean = true>(
  number: Name,
  { label = "Email atau nomor WhatsApp", replaces, ...options }: AddressOptions<Required> = {},
) {
  const spec = field<"address", Required>("address", label, { max: ADDRESS_LENGTH, autoComplete: "email", ...options });
  return {
    ...spec,
    problem: addressProblem,
    number,
    isNumber: isPhoneLike,
    replaced: [number, ...(replaces ? [replaces] : [])],
  };
}

export function whatsapp<Required extends boolean = true>(label: string, options: Shortened<Required>) {
  return field<"whatsapp", Required>("whatsapp", label, { ...options, max: PHONE_LENGTH });
}

export function phone<Required extends boolean = true>(label: string, options: Shortened<Required>) {
  return field<"phone", Required>("phone", label, { autoComplete: "tel", ...options, max: PHONE_LENGTH });
}

/** Said of a text that is neither an e-mail address nor a number; whether it is a right one is the server's to judge. */
function addressProblem(text: string): string | undefined {
  if (isPhoneLike(text) || text.includes("@")) return undefined;
  return "Tulis email atau nomor WhatsApp. Contoh: nama@contoh.id atau 0812-3456-7890.";
}
