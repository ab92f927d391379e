import "server-only";
import { randomBytes } from "node:crypto";
import { comparisonKey } from "@/lib/format/text";
import { cookieOf } from "@/lib/server/http/cookies";
import { isSigned, sign } from "@/lib/server/signing";
import { usesHttps } from "./cookies";

const NAME = "sulur_perangkat";
const PURPOSE = "known-device";
/** Signing in and recovering read it; pages never do. */
const PATH = "/api";
const MAX_AGE_SECONDS = 400 * 86_400;

/**
 * The number of a browser that has signed in to the account of this name before; null for every other. Strangers who
 * guess passwords use up the tries of the name, not those of its owner, and it opens nothing by itself.
 */
export function knownDevice(request: Request, username: string): string | null {
  const [device, signature] = (cookieOf(request, NAME) ?? "").split(".");
  if (!device || !signature) return null;
  return isSigned(PURPOSE, subjectOf(device, username), signature) ? device : null;
}

/** Makes a browser known to the account that it has just signed in to; it keeps the number by which it was known. */
export function deviceCookie(request: Request, username: string): string {
  const device = knownDevice(request, username) ?? randomBytes(16).toString("hex");
  const value = `${device}.${sign(PURPOSE, subjectOf(device, username))}`;
  const secure = usesHttps() ? "; Secure" : "";
  return `${NAME}=${value}; Path=${PATH}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

function subjectOf(device: string, username: string): string {
  return `${device} ${comparisonKey(username)}`;
}
