import {
  ageOf,
  INCOMPLETE,
  isStrongEnough,
  missingFields,
  type RegistrationField,
  WEAK_PASSWORD,
  WRONG_AGE,
} from "@/lib/accounts/rules";

export type RegistrationValues = Record<RegistrationField, string>;
export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

export const FIELD_LABELS: Record<RegistrationField, string> = {
  username: "Username",
  password: "Password",
  daerah: "Daerah",
  umur: "Umur",
  pertanyaan_keamanan: "Pertanyaan keamanan",
  jawaban_keamanan: "Jawaban keamanan",
};

interface Checked {
  errors: RegistrationErrors;
  /** The spec's sentence for the whole form; empty when nothing is wrong. */
  summary: string;
}

/** What can be said without asking the server, which checks everything again. */
export function checkRegistration(values: RegistrationValues): Checked {
  const missing = missingFields(values);
  const errors: RegistrationErrors = {};
  for (const field of missing) errors[field] = `${FIELD_LABELS[field]} wajib diisi.`;
  if (!isStrongEnough(values.password)) errors.password = WEAK_PASSWORD;
  if (!errors.umur && ageOf(values.umur) === null) errors.umur = WRONG_AGE;
  if (missing.length > 0) return { errors, summary: INCOMPLETE };
  return { errors, summary: errors.password ?? errors.umur ?? "" };
}
