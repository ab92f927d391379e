import "server-only";
import type { AuthOptions, DefaultSession } from "next-auth";
import { encode } from "next-auth/jwt";
import Credentials from "next-auth/providers/credentials";
import { openSession } from "@/lib/accounts/commands";
import { findSession } from "@/lib/accounts/queries";
import { SESSION_SECONDS } from "@/lib/accounts/rules";
import { SignInForm } from "@/lib/accounts/schemas";
import { type SessionUser, sessionUser } from "@/lib/accounts/view";
import { env } from "@/lib/server/env";
import { parse } from "@/lib/server/http/parse";
import { log } from "@/lib/server/log";
import { csrfCookieName, sessionCookieName, usesHttps } from "./cookies";
import type { Exchange } from "./exchange";
import { signIn } from "./sign-in";

declare module "next-auth" {
  interface Session {
    user: SessionUser & DefaultSession["user"];
  }
}

/** The session has ended; next-auth then clears the cookie. */
class SessionGone extends Error {}

/** Longest life of an envelope; each one's own end is its row's. Both settings are needed, see `jwt.encode`. */
const MAX_AGE = SESSION_SECONDS.remembered;

/** next-auth as an envelope: the cookie holds nothing but the id of a row in `sessions`, which decides everything. */
export function authOptions(exchange: Exchange): AuthOptions {
  const cookie = { httpOnly: true, sameSite: "lax", path: "/", secure: usesHttps() } as const;
  return {
    secret: env().AUTH_SECRET,
    useSecureCookies: usesHttps(),
    cookies: {
      sessionToken: { name: sessionCookieName(), options: cookie },
      csrfToken: { name: csrfCookieName(), options: cookie },
    },
    session: { strategy: "jwt", maxAge: MAX_AGE },
    jwt: {
      maxAge: MAX_AGE,
      encode: (params) => encode({ ...params, maxAge: secondsLeft(exchange) }),
    },
    pages: { signIn: "/login", signOut: "/login", error: "/login" },
    providers: [
      Credentials({
        credentials: { username: {}, password: {}, remember: {}, admin: {} },
        async authorize(credentials) {
          // A thrown message would end up in the redirect address.
          try {
            return { id: await newSession(exchange, credentials) };
          } catch (failure) {
            exchange.failure = failure;
            return null;
          }
        },
      }),
    ],
    callbacks: {
      async jwt({ token, user }) {
        const id = user?.id ?? token.sid;
        try {
          exchange.session = typeof id === "string" ? await findSession(exchange.ctx, id) : null;
        } catch (failure) {
          exchange.failure = failure;
          throw failure;
        }
        if (exchange.session === null) throw new SessionGone();
        return { sid: exchange.session.id };
      },
      session({ session }) {
        if (exchange.session === null) return session;
        const { account, expiresAt } = exchange.session;
        return { user: sessionUser(account), expires: expiresAt.toISOString() };
      },
      redirect: () => "/",
    },
    events: {
      signOut({ token }) {
        if (typeof token.sid === "string") exchange.signedOut = token.sid;
      },
    },
    logger: {
      error: (code) => log().debug({ requestId: exchange.requestId, code }, "next-auth refused"),
      warn: () => {},
      debug: () => {},
    },
  };
}

async function newSession(exchange: Exchange, credentials: unknown): Promise<string> {
  const form = parse(SignInForm, credentials);
  const account = await signIn(exchange.ctx, {
    username: form.admin ? { admin: true } : (form.username ?? ""),
    password: form.password,
    device: exchange.device,
    address: exchange.address,
    knownAs: exchange.knownAs,
    requestId: exchange.requestId,
  });
  return openSession(exchange.ctx, account.id, { remember: form.remember, device: exchange.device });
}

function secondsLeft({ session, ctx }: Exchange): number {
  if (session === null) return 0;
  return Math.max(0, Math.ceil((session.expiresAt.getTime() - ctx.now().getTime()) / 1000));
}
