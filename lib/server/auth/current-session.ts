import "server-only";
import type { NextApiRequest, NextApiResponse } from "next";
import { getServerSession } from "next-auth/next";
import type { LiveSession } from "@/lib/accounts/queries";
import { publicCtx } from "@/lib/server/ctx";
import { sessionCookieName } from "./cookies";
import { authCookies, exchangeFor } from "./exchange";
import { authOptions } from "./options";

/**
 * The one way from a session cookie to a session: decrypts the envelope, then asks the row. `getToken()` of
 * next-auth would do only the first and believe a session that has been revoked.
 */
export async function currentSession(request: Request): Promise<LiveSession | null> {
  const cookies = authCookies(request);
  if (!cookies[sessionCookieName()]) return null;
  const exchange = exchangeFor(publicCtx(), request, "");
  // next-auth wants the objects of the Pages Router, of which it reads the cookies and sets some, which are not sent.
  const asked = { headers: {}, cookies } as unknown as NextApiRequest;
  const unsent = { getHeader: () => [], setHeader: () => unsent } as unknown as NextApiResponse;
  const session = await getServerSession(asked, unsent, authOptions(exchange));
  if (exchange.failure) throw exchange.failure;
  return session ? exchange.session : null;
}
