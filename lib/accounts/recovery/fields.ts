import { newPassword } from "@/lib/accounts/fields";
import { SECURITY_QUESTIONS } from "@/lib/accounts/rules";
import { choice, line, repeated } from "@/lib/forms/fields";
import { NO_ANSWER, NO_QUESTION, NO_USERNAME, UNEQUAL_PASSWORDS, WEAK_NEW_PASSWORD } from "./rules";

/** The first step of /forgot: who the account belongs to. Named as the spec names its fields. */
export const VERIFICATION = {
  username: line("Username", { max: 100, empty: NO_USERNAME, autoComplete: "username" }),
  selectedQuestion: choice("Pertanyaan keamanan", SECURITY_QUESTIONS, {
    empty: NO_QUESTION,
    hint: "Yang Anda pilih saat mendaftar.",
  }),
  securityAnswer: line("Jawaban keamanan", {
    max: 100,
    empty: NO_ANSWER,
    autoComplete: "off",
    hint: "Huruf besar dan kecil dianggap sama.",
  }),
} as const;

/** The second step: a new password, typed twice. */
export const RESET = {
  newPassword: newPassword("Password baru", WEAK_NEW_PASSWORD),
  confirmation: repeated("Konfirmasi password baru", "newPassword", UNEQUAL_PASSWORDS),
} as const;
