import "server-only";
import { randomBytes } from "node:crypto";
import { cookieOf } from "@/lib/server/http/cookies";
import { isSigned, sign } from "@/lib/server/signing";
import { csrfCookie, csrfCookieName } from "./cookies";

const PURPOSE = "csrf";

/** The token that this browser's forms send along, and the cookie that proves it where there is none yet. */
export function csrfOf(request: Request): { token: string; setCookies: string[] } {
  const known = knownToken(request);
  if (known !== null) return { token: known, setCookies: [] };
  const token = randomBytes(32).toString("hex");
  return { token, setCookies: [csrfCookie(`${token}.${sign(PURPOSE, token)}`)] };
}

/** Whether a form came from a page of ours in this browser. */
export function isOwnForm(request: Request, csrfToken: unknown): boolean {
  const known = knownToken(request);
  return known !== null && csrfToken === known;
}

function knownToken(request: Request): string | null {
  const [token = "", signature = ""] = (cookieOf(request, csrfCookieName()) ?? "").split(".");
  return isSigned(PURPOSE, token, signature) ? token : null;
}
