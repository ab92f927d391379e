import { choice, field, line, secret } from "@/lib/forms/fields";
import { REGISTRATION_PROVINCES, type RegistrationProvince } from "@/lib/provinces/rules";
import {
  AGE,
  ageOf,
  INCOMPLETE,
  isStrongEnough,
  SECURITY_QUESTIONS,
  USERNAME_LENGTH,
  WEAK_PASSWORD,
  WRONG_AGE,
} from "./rules";

const PROVINCES = Object.fromEntries(REGISTRATION_PROVINCES.map((province) => [province, province]));

/** @param weak said of one that does not meet the five requirements */
export const newPassword = (label: string, weak: string) =>
  secret(label, {
    autoComplete: "new-password",
    empty: weak,
    problem: (text) => (isStrongEnough(text) ? undefined : weak),
  });

/** Region and age, as the profile card shows them. */
export const PROFILE = {
  daerah: choice("Daerah", PROVINCES as Record<RegistrationProvince, RegistrationProvince>, {
    empty: "Daerah wajib diisi.",
    unknown: "Pilih daerah dari daftar provinsi.",
  }),
  // No `number`: the API takes digits and numbers, and reads both.
  umur: {
    ...field("number", "Umur", { ...AGE, autoComplete: "off" }),
    whole: true,
    problem: (text: string) => (ageOf(text) === null ? WRONG_AGE : undefined),
  },
} as const;

/** Security question and answer, which recovery asks for. */
export const RECOVERY = {
  pertanyaan_keamanan: choice("Pertanyaan keamanan", SECURITY_QUESTIONS, {
    empty: "Pertanyaan keamanan wajib diisi.",
    hint: "Dipakai untuk mengenali Anda bila lupa password.",
  }),
  jawaban_keamanan: line("Jawaban keamanan", {
    max: 100,
    autoComplete: "off",
    hint: "Huruf besar dan kecil dianggap sama. Jawaban disimpan tersandi.",
  }),
} as const;

export const REGISTRATION = {
  username: line("Username", {
    ...USERNAME_LENGTH,
    autoComplete: "username",
    hint: "3–30 karakter; tidak harus nama asli Anda.",
  }),
  password: newPassword("Password", WEAK_PASSWORD),
  ...PROFILE,
  ...RECOVERY,
} as const;

/** The spec's sentence above the fields' own when something was left empty; an empty password has its own. */
export function registrationSummary(errors: Readonly<Record<string, string>>): string | undefined {
  const { password: _, ...others } = REGISTRATION;
  return Object.entries(others).some(([name, { empty }]) => errors[name] === empty) ? INCOMPLETE : undefined;
}
