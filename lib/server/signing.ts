import "server-only";
import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
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

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text (AES-256-GCM) so that only a caller who brings the same secret can read it again: whoever reads the
 * database, even together with AUTH_SECRET, cannot.
 * @returns nonce, tag and ciphertext, base64url
 */
export function sealText(purpose: string, secret: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, sealingKey(purpose, secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** @throws Error for what was sealed otherwise */
export function openText(purpose: string, secret: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const textAt = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, sealingKey(purpose, secret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textAt));
  return decipher.update(bytes.subarray(textAt), undefined, "utf8") + decipher.final("utf8");
}

function sealingKey(purpose: string, secret: string): Buffer {
  return createHmac("sha256", env().AUTH_SECRET).update(`seal ${purpose}\n${secret}`).digest();
}
