import type { Refusal } from "@/components/forms/use-submission";
import {
  NO_ANSWER,
  NO_QUESTION,
  NO_USERNAME,
  UNEQUAL_PASSWORDS,
  WEAK_NEW_PASSWORD,
} from "@/lib/accounts/recovery/rules";
import { isBlank, isStrongEnough } from "@/lib/accounts/rules";

export const VERIFY_FIELDS = ["username", "selectedQuestion", "securityAnswer"] as const;
export type VerifyValues = Record<(typeof VERIFY_FIELDS)[number], string>;

export const RESET_FIELDS = ["newPassword", "confirmation"] as const;
type ResetValues = Record<(typeof RESET_FIELDS)[number], string>;

const SUMMARY = "Ada isian yang perlu diperbaiki";

function refusal(errors: Refusal["errors"]): Refusal | null {
  return Object.keys(errors).length > 0 ? { message: SUMMARY, errors } : null;
}

/** What the first step sees without the server. */
export function checkVerify({ username, selectedQuestion, securityAnswer }: VerifyValues): Refusal | null {
  return refusal({
    ...(isBlank(username) && { username: NO_USERNAME }),
    ...(isBlank(selectedQuestion) && { selectedQuestion: NO_QUESTION }),
    ...(isBlank(securityAnswer) && { securityAnswer: NO_ANSWER }),
  });
}

/** What the second step sees; the server checks the password again. */
export function checkReset({ newPassword, confirmation }: ResetValues): Refusal | null {
  return refusal({
    ...(!isStrongEnough(newPassword) && { newPassword: WEAK_NEW_PASSWORD }),
    ...(confirmation !== newPassword && { confirmation: UNEQUAL_PASSWORDS }),
  });
}
