import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** The prefix lets scanners of public code recognise a token that was published by mistake. */
const PREFIX = "sulur_";
const TOKEN = /^sulur_[\w-]{43}$/u;

/** What is stored of a secret: 64 hexadecimal digits that it cannot be read from. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** 32 random bytes that fit into addresses. */
export function randomSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A bearer token of 32 random bytes, and what is stored of it. */
export function newToken(): { token: string; tokenHash: string } {
  const token = `${PREFIX}${randomSecret()}`;
  return { token, tokenHash: sha256(token) };
}

/** Null for a text that cannot be a token. */
export function hashOfToken(token: string): string | null {
  return TOKEN.test(token) ? sha256(token) : null;
}
