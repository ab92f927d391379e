/** Facts about accounts: spec 2.6, 5 and 9. */

import { readNumber } from "@/lib/format/decimal";

/** Stored by their key, so that a wording may change later. */
export const SECURITY_QUESTIONS = {
  hewan: "Siapa nama hewan peliharaan pertama Anda?",
  kota: "Di kota mana Anda lahir?",
  makanan: "Apa makanan kesukaan Anda semasa kecil?",
  guru: "Siapa nama guru SD favorit Anda?",
  "wali-kelas": "Siapa nama wali kelas SD yang paling Anda sukai?",
} as const;
export type SecurityQuestion = keyof typeof SECURITY_QUESTIONS;
export const SECURITY_QUESTION_KEYS = Object.keys(SECURITY_QUESTIONS) as SecurityQuestion[];

export const AGE = { min: 13, max: 100 };
export const USERNAME_LENGTH = { min: 3, max: 30 };
export const PASSWORD_LENGTH = { min: 8, max: 256 };

/** The five requirements, in the order of the live checklist. */
export const PASSWORD_CHECKS = [
  { id: "length", label: "Minimal 8 karakter", holds: (password: string) => password.length >= PASSWORD_LENGTH.min },
  { id: "upper", label: "Huruf besar (A–Z)", holds: (password: string) => /\p{Lu}/u.test(password) },
  { id: "lower", label: "Huruf kecil (a–z)", holds: (password: string) => /\p{Ll}/u.test(password) },
  { id: "digit", label: "Angka (0–9)", holds: (password: string) => /\p{Nd}/u.test(password) },
  { id: "symbol", label: "Simbol (misalnya ! @ # ?)", holds: (password: string) => /[\p{P}\p{S}]/u.test(password) },
] as const;

export function isStrongEnough(password: string): boolean {
  return PASSWORD_CHECKS.every((check) => check.holds(password));
}

/** The spec's sentences. */
export const INCOMPLETE = "Mohon lengkapi semua bidang.";
export const WEAK_PASSWORD = "Mohon lengkapi semua persyaratan password.";
export const WRONG_AGE = `Umur harus angka antara ${AGE.min} dan ${AGE.max}.`;
export const WRONG_ADMIN_PASSWORD = "Password Admin salah. Silakan coba lagi.";
/** One answer for an unknown name and a wrong password: it must not tell which names exist. */
export const WRONG_LOGIN = "Username atau password salah.";
/** The same answer for a wrong password, a name that has to wait and an unknown name. */
export const CROWDED_LOGIN =
  "Belum berhasil masuk, dan dari jaringan Anda terlalu banyak percobaan. Periksa username dan password, lalu coba lagi dalam 5 menit.";

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** A whole number from 13 to 100, as number or as digits; otherwise null. */
export function ageOf(value: unknown): number | null {
  const age = typeof value === "string" ? readNumber(value) : value;
  return typeof age === "number" && Number.isInteger(age) && age >= AGE.min && age <= AGE.max ? age : null;
}

/** A session lasts a day, or 30 when the browser is to remember it; a token for API clients lasts 30. */
const DAY_SECONDS = 86_400;
export const SESSION_SECONDS = { plain: DAY_SECONDS, remembered: 30 * DAY_SECONDS };
export const TOKEN_SECONDS = 30 * DAY_SECONDS;

/** The notice at the next sign-in after somebody guessed. */
export const GUESSED_AT =
  "Sejak Anda terakhir masuk, ada percobaan menebak password atau jawaban keamanan akun ini; semuanya ditolak. Bila itu bukan Anda, ganti password dan lihat riwayatnya di halaman akun.";
