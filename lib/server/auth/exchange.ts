import "server-only";
import type { LiveSession } from "@/lib/accounts/queries";
import type { Ctx } from "@/lib/kernel/ctx";
import { cookieOf } from "@/lib/server/http/cookies";
import { deviceOf } from "@/lib/server/http/device";
import { csrfCookieName, sessionCookieName } from "./cookies";
import { knownDevice } from "./known-device";

/**
 * One request to next-auth, and what its callbacks found out on the way. next-auth swallows what they throw,
 * and would take a database that is away for a session that has ended; so failures are kept here.
 */
export interface Exchange {
  ctx: Ctx;
  requestId: string;
  device: string;
  /** Key of the caller's address; only a sign-in counts by it. */
  address: string;
  /** The number of this browser where it has signed in to the account of this name before. */
  knownAs: (username: string) => string | null;
  session: LiveSession | null;
  /** The session that a sign-out names. */
  signedOut: string | null;
  failure: unknown;
}

export function exchangeFor(ctx: Ctx, request: Request, requestId: string, address = ""): Exchange {
  const knownAs = (username: string) => knownDevice(request, username);
  return { ctx, requestId, device: deviceOf(request), address, knownAs, session: null, signedOut: null, failure: null };
}

/** The cookies that next-auth reads. */
export function authCookies(request: Request): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const name of [sessionCookieName(), csrfCookieName()]) {
    const value = cookieOf(request, name);
    if (value !== null) cookies[name] = value;
  }
  return cookies;
}
