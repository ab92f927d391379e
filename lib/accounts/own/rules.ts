import { SECURITY_QUESTIONS } from "@/lib/accounts/rules";

/** What an owner may do with the own account, and what is left when it is erased. */

/** Live tokens of one account; more could no longer be overseen. */
export const MOST_TOKENS = 10;
export const TOKEN_NAME_LENGTH = 60;
/** What the list of sign-ins shows of the kept events. */
export const SHOWN_EVENTS = 20;
/** Sessions and tokens that /akun lists; older ones are still ended by "Keluarkan semua yang lain". */
export const SHOWN_SESSIONS = 50;
/** Own reports and places on one page. */
export const OWN_PAGE = 10;
export const OWN_PREVIEW = 3;

/** Typed by hand, in any letter case, before an account is erased. */
export const ERASURE_WORD = "hapus";
export const WRONG_ERASURE_WORD = `Ketik "${ERASURE_WORD}" untuk mengonfirmasi.`;

export function isErasureWord(typed: string): boolean {
  return typed.trim().toLocaleLowerCase("id") === ERASURE_WORD;
}

/** The wording of a stored question; a key of an earlier list stands for itself. */
export function questionText(key: string): string {
  return new Map<string, string>(Object.entries(SECURITY_QUESTIONS)).get(key) ?? key;
}

/** What happened at the account's door, as its owner reads it. */
export const EVENT_LABELS = {
  SIGNED_IN: "Masuk",
  SIGN_IN_REFUSED: "Percobaan masuk ditolak",
  RECOVERY_REFUSED: "Percobaan pemulihan ditolak",
  RECOVERED: "Akun dipulihkan dengan password baru",
  PASSWORD_CHANGED: "Password diganti",
  EMAIL_CHANGED: "Email diganti",
  QUESTION_CHANGED: "Pertanyaan keamanan diganti",
  QUESTION_OFF: "Pertanyaan keamanan dimatikan",
  SESSIONS_ENDED: "Perangkat lain dikeluarkan",
} as const;
export type AccountEventKind = keyof typeof EVENT_LABELS;

export function isRefusal(kind: AccountEventKind): boolean {
  return kind === "SIGN_IN_REFUSED" || kind === "RECOVERY_REFUSED";
}
