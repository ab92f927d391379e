import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/server/env";

/**
 * HMAC-SHA256 of a purpose and a subject, base64url, 43 characters.
 * The purpose keeps a token of one kind from passing for another.
 */
export function sign(purpose: string, subject: string): string {
  return createHmac("sha256", env().AUTH_SECRET).update(`${purpose}\n${subject}`).digest("base64url");
}

/**
 * HMAC-SHA256 of a text, 64 hexadecimal characters: tells equal texts without giving anything to guess them by,
 * which matters where the text holds a password.
 */
export function fingerprint(purpose: string, text: string): string {
  return createHmac("sha256", env().AUTH_SECRET).update(`${purpose}\n${text}`).digest("hex");
}

/** Compares in constant time. */
export function isSigned(purpose: string, subject: string, signature: string): boolean {
  const expected = Buffer.from(sign(purpose, subject));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
