import type { Refusal } from "@/components/forms/use-submission";
import { isErasureWord, WRONG_ERASURE_WORD } from "@/lib/accounts/own/rules";
import { UNEQUAL_PASSWORDS } from "@/lib/accounts/recovery/rules";
import { isBlank, isStrongEnough, requiredMessage, WEAK_PASSWORD } from "@/lib/accounts/rules";

const NO_PASSWORD = "Password saat ini wajib diisi.";

function refusal(errors: Refusal["errors"]): Refusal | null {
  return Object.keys(errors).length > 0 ? { message: "", errors } : null;
}

function current(password: string) {
  return password === "" && { password: NO_PASSWORD };
}

export const PASSWORD_FIELDS = ["password", "new_password", "confirmation"] as const;

/** What a change of password can be refused for without the server. */
export function checkPasswordChange(values: Record<(typeof PASSWORD_FIELDS)[number], string>): Refusal | null {
  return refusal({
    ...current(values.password),
    ...(!isStrongEnough(values.new_password) && { new_password: WEAK_PASSWORD }),
    ...(values.confirmation !== values.new_password && { confirmation: UNEQUAL_PASSWORDS }),
  });
}

export const QUESTION_FIELDS = ["password", "pertanyaan_keamanan", "jawaban_keamanan"] as const;

export function checkQuestionChange(values: Record<(typeof QUESTION_FIELDS)[number], string>): Refusal | null {
  const required = ["pertanyaan_keamanan", "jawaban_keamanan"] as const;
  const missing = required.filter((name) => isBlank(values[name])).map((name) => [name, requiredMessage(name)]);
  return refusal({ ...current(values.password), ...Object.fromEntries(missing) });
}

export const TOKEN_FIELDS = ["name", "password"] as const;

export function checkToken({ name, password }: Record<(typeof TOKEN_FIELDS)[number], string>): Refusal | null {
  return refusal({ ...(isBlank(name) && { name: "Nama token wajib diisi." }), ...current(password) });
}

export const ERASURE_FIELDS = ["password", "confirmation"] as const;

export function checkErasure(values: Record<(typeof ERASURE_FIELDS)[number], string>): Refusal | null {
  return refusal({
    ...current(values.password),
    ...(!isErasureWord(values.confirmation) && { confirmation: WRONG_ERASURE_WORD }),
  });
}
