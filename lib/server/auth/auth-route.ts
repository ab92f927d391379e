import "server-only";
import { closeSession } from "@/lib/accounts/commands";
import { sessionUser } from "@/lib/accounts/view";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden, InvalidInput, NotFound, Unauthenticated } from "@/lib/kernel/errors";
import { cookieOf } from "@/lib/server/http/cookies";
import { errorResponse } from "@/lib/server/http/error-mapper";
import { askNextAuth } from "./ask-next-auth";
import {
  clearedCookies,
  csrfCookieName,
  hintCookie,
  hintCookieName,
  sessionCookieName,
  sessionCookies,
} from "./cookies";
import { currentSession } from "./current-session";
import { exchangeFor } from "./exchange";
import { deviceCookie } from "./known-device";

interface AuthRequest {
  ctx: Ctx;
  request: Request;
  requestId: string;
  address: string;
  /** The path behind /api/auth. */
  path: string[];
  bytes: Uint8Array;
}

const STALE_FORM = "Halaman ini sudah terlalu lama terbuka. Muat ulang halaman lalu coba lagi.";

/** GET /api/auth/session and /api/auth/csrf; the rest of next-auth's pages are not ours. */
export async function readAuth(asked: AuthRequest): Promise<Response> {
  const action = asked.path.join("/");
  if (action === "session") return readSession(asked);
  if (action === "csrf") return readCsrf(asked);
  throw new NotFound("Halaman atau data yang diminta tidak ditemukan.");
}

/** POST /api/auth/callback/credentials and /api/auth/signout, both with next-auth's CSRF token. */
export async function writeAuth(asked: AuthRequest): Promise<Response> {
  const action = asked.path.join("/");
  if (action === "callback/credentials") return signInByForm(asked);
  if (action === "signout") return signOutByForm(asked);
  throw new NotFound("Halaman atau data yang diminta tidak ditemukan.");
}

async function readSession({ ctx, request, requestId }: AuthRequest): Promise<Response> {
  const exchange = exchangeFor(ctx, request, requestId);
  const hinted = cookieOf(request, hintCookieName()) !== null;
  if (cookieOf(request, sessionCookieName()) === null) return answer({}, hinted ? clearedCookies() : []);
  const { body } = await askNextAuth(request, { method: "GET", path: ["session"] }, exchange);
  if (exchange.session === null) return answer({}, clearedCookies());
  return answer(body, hinted ? [] : [hintCookie(exchange.session)]);
}

async function readCsrf({ ctx, request, requestId }: AuthRequest): Promise<Response> {
  const exchange = exchangeFor(ctx, request, requestId);
  const { body, setCookies } = await askNextAuth(request, { method: "GET", path: ["csrf"] }, exchange);
  return answer(body, setCookies.filter(isCookie(csrfCookieName())));
}

/** A sign-in, failed or not, ends the session that this browser had before. */
async function signInByForm(asked: AuthRequest): Promise<Response> {
  const { ctx, request, requestId, address } = asked;
  const exchange = exchangeFor(ctx, request, requestId, address);
  const question = { method: "POST" as const, path: ["callback", "credentials"], body: formOf(asked) };
  const before = await currentSession(request);
  try {
    const { setCookies } = await askNextAuth(request, question, exchange);
    const envelope = setCookies
      .find(isCookie(sessionCookieName()))
      ?.split(";")[0]
      ?.slice(sessionCookieName().length + 1);
    if (!envelope || exchange.session === null) throw new InvalidInput(STALE_FORM);
    if (before) await closeSession(ctx, before.id);
    const { account } = exchange.session;
    const cookies = [...sessionCookies(envelope, exchange.session), deviceCookie(request, account.username)];
    return answer({ user: sessionUser(account) }, cookies);
  } catch (error) {
    if (!(error instanceof Unauthenticated || error instanceof Forbidden)) throw error;
    if (before) await closeSession(ctx, before.id);
    return withCookies(errorResponse(error, requestId), clearedCookies());
  }
}

async function signOutByForm(asked: AuthRequest): Promise<Response> {
  const { ctx, request, requestId } = asked;
  const exchange = exchangeFor(ctx, request, requestId);
  const question = { method: "POST" as const, path: ["signout"], body: formOf(asked) };
  const { body } = await askNextAuth(request, question, exchange);
  if (exchange.signedOut !== null) await closeSession(ctx, exchange.signedOut);
  else if (isRefusal(body)) throw new InvalidInput(STALE_FORM);
  return answer({ url: "/login" }, clearedCookies());
}

/** next-auth answers a wrong CSRF token with an address to go to. */
function isRefusal(body: unknown): boolean {
  return JSON.stringify(body ?? "").includes("csrf=true");
}

/** JSON or form fields; `json` makes next-auth answer with data instead of a redirect. */
function formOf({ bytes, request }: AuthRequest): Record<string, unknown> {
  const text = new TextDecoder().decode(bytes);
  if (!request.headers.get("content-type")?.includes("json")) {
    return { ...Object.fromEntries(new URLSearchParams(text)), json: "true" };
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return { ...value, json: "true" };
  } catch {
    // Falls through: said in the same words as for JSON that is no object.
  }
  throw new InvalidInput("Data yang dikirim bukan JSON yang benar.");
}

function isCookie(name: string): (setCookie: string) => boolean {
  return (setCookie) => setCookie.startsWith(`${name}=`);
}

function answer(body: unknown, setCookies: string[]): Response {
  return withCookies(Response.json(body, { headers: { "cache-control": "private, no-store" } }), setCookies);
}

function withCookies(response: Response, setCookies: string[]): Response {
  for (const cookie of setCookies) response.headers.append("set-cookie", cookie);
  return response;
}
