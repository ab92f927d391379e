import "server-only";
import { randomBytes } from "node:crypto";
import { sha256 } from "@/lib/accounts/tokens";
import { comparisonKey } from "@/lib/format/text";
import type { Ctx } from "@/lib/kernel/ctx";
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
 * guess passwords use up the tries of the name, not those of its owner, and it opens nothing by itself. Whoever knew an
 * old password is a stranger again once it is changed.
 */
export async function knownDevice(ctx: Ctx, request: Request, username: string): Promise<string | null> {
  const [device, signature] = (cookieOf(request, NAME) ?? "").split(".");
  if (!device || !signature) return null;
  const subject = await subjectOf(ctx, device, username);
  return subject !== null && isSigned(PURPOSE, subject, signature) ? device : null;
}

/** Makes a browser known to the account that it has just signed in to; it keeps the number by which it was known. */
export async function deviceCookie(ctx: Ctx, request: Request, username: string): Promise<string> {
  const device = (await knownDevice(ctx, request, username)) ?? randomBytes(16).toString("hex");
  const value = `${device}.${sign(PURPOSE, (await subjectOf(ctx, device, username)) ?? "")}`;
  const secure = usesHttps() ? "; Secure" : "";
  return `${NAME}=${value}; Path=${PATH}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** @returns null where there is no such account */
async function subjectOf({ db }: Ctx, device: string, username: string): Promise<string | null> {
  const where = { usernameKey: comparisonKey(username) };
  const user = await db.user.findUnique({ where, select: { id: true, passwordHash: true } });
  return user && `${device} ${user.id} ${sha256(user.passwordHash)}`;
}
