import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";

/** Compares in constant time, whatever the lengths. @param authorization the request's header of that name */
export function showsSecret(authorization: string | null, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(authorization ?? ""), hash(`Bearer ${secret}`));
}
