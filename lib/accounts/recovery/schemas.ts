import { z } from "zod";
import { BY_PASSWORD, NEW_EMAIL } from "@/lib/accounts/own/fields";
import { securityQuestion } from "@/lib/accounts/schemas";
import { schemaOf } from "@/lib/forms/schemas";
import { RESET, VERIFICATION } from "./fields";
import { CONFIRMATION_OVER, NO_QUESTION, TICKET_OVER } from "./rules";

/** POST /api/verify-account; field names as in the spec. */
export const VerifyAccount = schemaOf(VERIFICATION, { selectedQuestion: securityQuestion(NO_QUESTION) });
export type VerifyAccount = z.output<typeof VerifyAccount>;

function ticket(over: string) {
  return z.string({ error: over }).min(1, { error: over }).max(100, { error: over });
}

/** POST /api/reset-password; `userId` is the ticket that verify-account answered with, never an account's id. */
export const ResetPassword = schemaOf(RESET, { userId: ticket(TICKET_OVER) });
export type ResetPassword = z.output<typeof ResetPassword>;

/** POST /api/account/email */
export const AskForEmail = schemaOf(NEW_EMAIL, {});
export type AskForEmail = z.output<typeof AskForEmail>;

/** DELETE /api/account/email */
export const RemoveEmail = schemaOf(BY_PASSWORD, {});
export type RemoveEmail = z.output<typeof RemoveEmail>;

/** POST /api/account/email/confirm */
export const ConfirmEmail = z.strictObject({ ticket: ticket(CONFIRMATION_OVER) });
export type ConfirmEmail = z.output<typeof ConfirmEmail>;
