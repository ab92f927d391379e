import { comparisonKey } from "@/lib/format/text";
import { hashPassword, verifyPassword } from "./passwords";

/** "Surakarta." and "surakarta", "R.A. Kartini" and "RA Kartini": people write an answer otherwise after a year. */
function answerKey(answer: string): string {
  const key = comparisonKey(answer);
  const words = key.replace(/['’`ʼ.]/gu, "").replace(/\p{P}+/gu, " ");
  return words.replace(/\s+/gu, " ").trim() || key;
}

/** @returns a PHC string, as of a password */
export function hashAnswer(answer: string): Promise<string> {
  return hashPassword(answerKey(answer));
}

/** Also true for a hash from the time when signs counted; how long it takes depends on what was typed alone. */
export async function isAnswer(hash: string, answer: string): Promise<boolean> {
  const keys = new Set([answerKey(answer), comparisonKey(answer)]);
  const matches = await Promise.all([...keys].map((key) => verifyPassword(hash, key)));
  return matches.includes(true);
}
