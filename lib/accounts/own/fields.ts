import { newPassword, RECOVERY } from "@/lib/accounts/fields";
import { UNEQUAL_PASSWORDS } from "@/lib/accounts/recovery/rules";
import { WEAK_PASSWORD } from "@/lib/accounts/rules";
import { email, line, repeated, secret } from "@/lib/forms/fields";
import { ERASURE_WORD, isErasureWord, TOKEN_NAME_LENGTH, WRONG_ERASURE_WORD } from "./rules";

/** Asked again before each act on the account. */
const password = secret("Password saat ini", { autoComplete: "current-password" });

export const PASSWORD_CHANGE = {
  password,
  new_password: newPassword("Password baru", WEAK_PASSWORD),
  confirmation: repeated("Konfirmasi password baru", "new_password", UNEQUAL_PASSWORDS),
} as const;

/** Something that is taken away once the password has been typed again. */
export const BY_PASSWORD = { password } as const;

export const QUESTION_CHANGE = { password, ...RECOVERY } as const;

/** A new address, which counts only once its owner has opened our mail. */
export const NEW_EMAIL = { email: email("Alamat email", { empty: "Email wajib diisi." }), password } as const;

export const TOKEN = {
  name: line("Nama token", {
    max: TOKEN_NAME_LENGTH,
    autoComplete: "off",
    hint: "Agar Anda mengenalinya nanti, misalnya Skrip laporan RT.",
  }),
  password,
} as const;

export const ERASURE = {
  password,
  confirmation: line(`Ketik "${ERASURE_WORD}"`, {
    max: 100,
    empty: WRONG_ERASURE_WORD,
    autoComplete: "off",
    hint: "Tanda bahwa Anda sungguh ingin menghapus akun ini. Tidak dapat diurungkan.",
    problem: (text) => (isErasureWord(text) ? undefined : WRONG_ERASURE_WORD),
  }),
} as const;
