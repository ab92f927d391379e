import { z } from "zod";
import { schemaOf } from "@/lib/forms/schemas";
import { line } from "@/lib/http/fields";
import { PROFILE, REGISTRATION } from "./fields";
import { LOGIN } from "./fields-login";
import {
  ageOf,
  isBlank,
  SECURITY_QUESTION_KEYS,
  SECURITY_QUESTIONS,
  type SecurityQuestion,
  USERNAME_LENGTH,
  WRONG_AGE,
} from "./rules";

// Latin letters only: a name in look-alike letters of another script could pass for somebody else's.
const USERNAME = /^[\p{Script=Latin}\p{Nd}](?:[\p{Script=Latin}\p{Mn}\p{Nd}]|[ ._-](?![ ._-]))*$/u;

const username = line({ label: REGISTRATION.username.label, ...USERNAME_LENGTH })
  .refine((name) => USERNAME.test(name), {
    error: "Username hanya boleh berisi huruf, angka, titik, garis bawah, tanda hubung, dan spasi tunggal.",
    abort: true,
  })
  .refine((name) => /[\p{L}\p{Nd}]$/u.test(name), { error: "Username harus diakhiri huruf atau angka." });

/** As number or as digits. */
const umur = z
  .unknown()
  .refine((value) => !isBlank(value), { error: PROFILE.umur.empty, abort: true })
  .transform(ageOf)
  .pipe(z.number({ error: WRONG_AGE }));

/** PATCH /api/account */
export const UpdateProfile = schemaOf(PROFILE, { umur });
export type UpdateProfile = z.output<typeof UpdateProfile>;

/** Accepts the key, and the wording that a client may show in its list. */
function questionKey(value: string): SecurityQuestion | undefined {
  return SECURITY_QUESTION_KEYS.find((key) => key === value || SECURITY_QUESTIONS[key] === value);
}

/** One of the five questions. @param missing what is said when none was chosen */
export function securityQuestion(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .transform(questionKey)
    .pipe(z.enum(SECURITY_QUESTION_KEYS, { error: missing }));
}

/** In the place of the declared choice: the API takes the wording of a question too. */
export const pertanyaan_keamanan = securityQuestion(REGISTRATION.pertanyaan_keamanan.empty);

/** POST /api/register; field names as in the spec. */
export const RegisterAccount = schemaOf(REGISTRATION, { username, umur, pertanyaan_keamanan });
export type RegisterAccount = z.output<typeof RegisterAccount>;
/** What a form or API client sends, before cleaning. */
export type RegisterAccountInput = z.input<typeof RegisterAccount>;

/** POST /api/login */
export const LogIn = schemaOf(LOGIN, { remember: z.boolean({ error: "remember harus true atau false." }).optional() });
export type LogIn = z.output<typeof LogIn>;

const { username: givenName, password: givenPassword } = LogIn.shape;

const yes = z.union([z.boolean(), z.string().transform((text) => text === "true")]).default(false);

/** The sign-in form's post; the CSRF token beside it is another's. For `admin` the server knows the name. */
export const SignInForm = z
  .object({ username: givenName.optional(), password: givenPassword, remember: yes, admin: yes })
  .refine((form) => form.admin || form.username !== undefined, { error: "Username wajib diisi.", path: ["username"] });
export type SignInForm = z.output<typeof SignInForm>;
