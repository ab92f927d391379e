import "server-only";
import { randomUUID } from "node:crypto";
import { env } from "@/lib/server/env";
import { isSigned, sign } from "@/lib/server/signing";
import { cookieOf } from "./cookies";

const NAME = "sulur_pengunjung";
const PURPOSE = "visitor";
const MAX_AGE_SECONDS = 400 * 86_400;

/** The visitor named by the signed cookie; null when there is none or it was tampered with. */
export function visitorOf(request: Request): string | null {
  const [id, signature] = (cookieOf(request, NAME) ?? "").split(".");
  if (!id || !signature) return null;
  return isSigned(PURPOSE, id, signature) ? id : null;
}

/** A new visitor with the cookie that makes the browser remember it. */
export function newVisitor(): { id: string; setCookie: string } {
  const id = randomUUID();
  const secure = env().SITE_URL.startsWith("https:") ? "; Secure" : "";
  const setCookie = `${NAME}=${id}.${sign(PURPOSE, id)}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  return { id, setCookie };
}
