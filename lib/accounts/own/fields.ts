import { UNEQUAL_PASSWORDS } from "@/lib/accounts/recovery/rules";
import { isStrongEnough, WEAK_PASSWORD } from "@/lib/accounts/rules";
import { repeated, secret } from "@/lib/forms/fields";

/** Asked again before each act on the account. */
const password = secret("Password saat ini", { autoComplete: "current-password" });

/** @param weak what is said of one that does not meet the five requirements */
const newPassword = (label: string, weak: string) =>
  secret(label, {
    autoComplete: "new-password",
    empty: weak,
    problem: (text) => (isStrongEnough(text) ? undefined : weak),
  });

export const PASSWORD_CHANGE = {
  password,
  new_password: newPassword("Password baru", WEAK_PASSWORD),
  confirmation: repeated("Konfirmasi password baru", "new_password", UNEQUAL_PASSWORDS),
} as const;

export const QUESTION_OFF = { password } as const;
