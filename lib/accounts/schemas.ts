import { z } from "zod";
import { line } from "@/lib/http/fields";
import {
  ageOf,
  isBlank,
  isStrongEnough,
  PASSWORD_LENGTH,
  PROVINCES,
  REGISTRATION_LABELS,
  type RegistrationField,
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

const newPassword = z
  .string({ error: WEAK_PASSWORD })
  .max(PASSWORD_LENGTH.max, { error: `Password paling banyak ${PASSWORD_LENGTH.max} karakter.`, abort: true })
  .refine(isStrongEnough, { error: WEAK_PASSWORD });

const umur = z
  .unknown()
  .refine((value) => !isBlank(value), { error: requiredMessage("umur"), abort: true })
  .transform(ageOf)
  .pipe(z.number({ error: WRONG_AGE }));

/** A choice from a list, whose first entry is empty. */
function chosen(field: RegistrationField) {
  const error = requiredMessage(field);
  return z.string({ error }).min(1, { error, abort: true });
}

/** Accepts the key, and the wording that a client may show in its list. */
function questionKey(value: string): SecurityQuestion | undefined {
  return SECURITY_QUESTION_KEYS.find((key) => key === value || SECURITY_QUESTIONS[key] === value);
}

/** POST /api/register; field names as in the spec. */
export const RegisterAccount = z.strictObject({
  username,
  password: newPassword,
  daerah: chosen("daerah").pipe(z.enum(PROVINCES, { error: "Pilih daerah dari daftar provinsi." })),
  umur,
  pertanyaan_keamanan: chosen("pertanyaan_keamanan")
    .transform(questionKey)
    .pipe(z.enum(SECURITY_QUESTION_KEYS, { error: "Pilih pertanyaan keamanan dari daftar." })),
  jawaban_keamanan: line({ label: REGISTRATION_LABELS.jawaban_keamanan, max: 100 }),
});
export type RegisterAccount = z.output<typeof RegisterAccount>;
/** What a form or API client sends, before cleaning. */
export type RegisterAccountInput = z.input<typeof RegisterAccount>;

// Looser than for a new account: what does not fit can simply not be right, and gets the same answer.
const givenName = line({ label: "Username", max: 100 });
const givenPassword = z
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

/** The sign-in form's post to next-auth, which adds fields of its own. For `admin` the server knows the name. */
export const SignInForm = z
  .object({ username: givenName.optional(), password: givenPassword, remember: yes, admin: yes })
  .refine((form) => form.admin || form.username !== undefined, { error: "Username wajib diisi.", path: ["username"] });
export type SignInForm = z.output<typeof SignInForm>;
