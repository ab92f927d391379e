import "server-only";
import { randomInt } from "node:crypto";
import { CERTIFICATE_LENGTH, CERTIFICATE_LETTERS, groupedCode } from "./rules-certificate";

/** A code that nobody guesses. */
export function newCertificateCode(): string {
  const letters = Array.from(
    { length: CERTIFICATE_LENGTH },
    () => CERTIFICATE_LETTERS[randomInt(CERTIFICATE_LETTERS.length)],
  );
  return groupedCode(letters.join(""));
}
