import { z } from "zod";
import { line } from "@/lib/http/fields";
import { REGISTRATION_PROVINCES } from "@/lib/provinces/rules";
import {
  ageOf,
  isBlank,
  isStrongEnough,
  PASSWORD_LENGTH,
  REGISTRATION_LABELS,
  requiredMessage,
  SECURITY_QUESTION_KEYS,
  SECURITY_QUESTIONS,
  type SecurityQuestion,
  USERNAME_LENGTH,
  WEAK_PASSWORD,
  WRONG_AGE,
} from "./rules";

// Latin letters only: a name in look-alike letters of another script could pass for somebody else's.
const USERNAME = /^[\p{Script=Latin}\p{Nd}](?:[\p{Script=Latin}\p{Mn}\p{Nd}]|[ ._-](?![ ._-]))*$/u;

const username = line({ label: REGISTRATION_LABELS.username, ...USERNAME_LENGTH })
  .refine((name) => USERNAME.test(name), {
    error: "Username hanya boleh berisi huruf, angka, titik, garis bawah, tanda hubung, dan spasi tunggal.",
    abort: true,
  })
  .refine((name) => /[\p{L}\p{Nd}]$/u.test(name), { error: "Username harus diakhiri huruf atau angka." });

/** @param weak what is said of one that does not meet the five requirements */
export function newPassword(weak: string) {
  return z
    .string({ error: weak })
    .max(PASSWORD_LENGTH.max, { error: `Password paling banyak ${PASSWORD_LENGTH.max} karakter.`, abort: true })
    .refine(isStrongEnough, { error: weak });
}

const umur = z
  .unknown()
  .refine((value) => !isBlank(value), { error: requiredMessage("umur"), abort: true })
  .transform(ageOf)
  .pipe(z.number({ error: WRONG_AGE }));

const daerah = z
  .string({ error: requiredMessage("daerah") })
  .min(1, { error: requiredMessage("daerah"), abort: true })
  .pipe(z.enum(REGISTRATION_PROVINCES, { error: "Pilih daerah dari daftar provinsi." }));

/** Accepts the key, and the wording that a client may show in its list. */
function questionKey(value: string): SecurityQuestion | undefined {
  return SECURITY_QUESTION_KEYS.find((key) => key === value || SECURITY_QUESTIONS[key] === value);
}

/** One of the five questions. @param missing what is said when none was chosen */
export function securityQuestion(missing: string) {
  return z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .transform(questionKey)
    .pipe(z.enum(SECURITY_QUESTION_KEYS, { error: "Pilih pertanyaan keamanan dari daftar." }));
}

/** POST /api/register; field names as in the spec. */
export const RegisterAccount = z.strictObject({
  username,
  password: newPassword(WEAK_PASSWORD),
  daerah,
  umur,
  pertanyaan_keamanan: securityQuestion(requiredMessage("pertanyaan_keamanan")),
  jawaban_keamanan: line({ label: REGISTRATION_LABELS.jawaban_keamanan, max: 100 }),
});
export type RegisterAccount = z.output<typeof RegisterAccount>;
/** What a form or API client sends, before cleaning. */
export type RegisterAccountInput = z.input<typeof RegisterAccount>;

// Looser than for a new account: what does not fit can simply not be right, and gets the same answer.
export const givenName = line({ label: "Username", max: 100 });
export const givenPassword = z
  .string({ error: "Password wajib diisi." })
  .min(1, { error: "Password wajib diisi." })
  .max(PASSWORD_LENGTH.max, { error: `Password paling banyak ${PASSWORD_LENGTH.max} karakter.` });

/** POST /api/login */
export const LogIn = z.strictObject({
  username: givenName,
  password: givenPassword,
  remember: z.boolean({ error: "remember harus true atau false." }).optional(),
});
export type LogIn = z.output<typeof LogIn>;

const yes = z.union([z.boolean(), z.string().transform((text) => text === "true")]).default(false);

/** The sign-in form's post; the CSRF token beside it is another's. For `admin` the server knows the name. */
export const SignInForm = z
  .object({ username: givenName.optional(), password: givenPassword, remember: yes, admin: yes })
  .refine((form) => form.admin || form.username !== undefined, { error: "Username wajib diisi.", path: ["username"] });
export type SignInForm = z.output<typeof SignInForm>;
