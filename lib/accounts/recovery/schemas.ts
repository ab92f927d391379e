import { z } from "zod";
import { givenPassword, newPassword, securityQuestion } from "@/lib/accounts/schemas";
import { email, line } from "@/lib/http/fields";
import { CONFIRMATION_OVER, NO_ANSWER, NO_QUESTION, NO_USERNAME, TICKET_OVER, WEAK_NEW_PASSWORD } from "./rules";

/** POST /api/verify-account; field names as in the spec. */
export const VerifyAccount = z.strictObject({
  username: line({ label: "Username", max: 100, required: NO_USERNAME }),
  selectedQuestion: securityQuestion(NO_QUESTION),
  securityAnswer: line({ label: "Jawaban keamanan", max: 100, required: NO_ANSWER }),
});
export type VerifyAccount = z.output<typeof VerifyAccount>;

function ticket(over: string) {
  return z.string({ error: over }).min(1, { error: over }).max(100, { error: over });
}

/** POST /api/reset-password; `userId` is the ticket that verify-account answered with, never an account's id. */
export const ResetPassword = z.strictObject({
  userId: ticket(TICKET_OVER),
  newPassword: newPassword(WEAK_NEW_PASSWORD),
});
export type ResetPassword = z.output<typeof ResetPassword>;

/** POST /api/account/email */
export const AskForEmail = z.strictObject({ email, password: givenPassword });
export type AskForEmail = z.output<typeof AskForEmail>;

/** DELETE /api/account/email */
export const RemoveEmail = z.strictObject({ password: givenPassword });
export type RemoveEmail = z.output<typeof RemoveEmail>;

/** POST /api/account/email/confirm */
export const ConfirmEmail = z.strictObject({ ticket: ticket(CONFIRMATION_OVER) });
export type ConfirmEmail = z.output<typeof ConfirmEmail>;
