import type { Refusal } from "@/components/forms/use-submission";
import {
  ageOf,
  isBlank,
  isStrongEnough,
  REGISTRATION_FIELDS,
  type RegistrationField,
  registrationSummary,
  requiredMessage,
  WEAK_PASSWORD,
  WRONG_AGE,
} from "@/lib/accounts/rules";

type RegistrationValues = Record<RegistrationField, string>;

/** What can be said without asking the server, which checks everything again. */
export function checkRegistration(values: RegistrationValues): Refusal | null {
  const errors: Record<string, string> = {};
  for (const field of REGISTRATION_FIELDS) {
    const message = messageFor(field, values[field]);
    if (message) errors[field] = message;
  }
  const first = Object.values(errors)[0];
  return first === undefined ? null : { message: registrationSummary(errors) ?? first, errors };
}

function messageFor(field: RegistrationField, value: string): string | undefined {
  if (field === "password") return isStrongEnough(value) ? undefined : WEAK_PASSWORD;
  if (isBlank(value)) return requiredMessage(field);
  return field === "umur" && ageOf(value) === null ? WRONG_AGE : undefined;
}
