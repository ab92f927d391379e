import "server-only";
import { randomBytes } from "node:crypto";
import { closeSession, openSession } from "@/lib/accounts/commands";
import { findSession, type LiveSession } from "@/lib/accounts/queries";
import { SignInForm } from "@/lib/accounts/schemas";
import { type SignedInView, sessionUser } from "@/lib/accounts/view";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden, InvalidInput, NotFound, Unauthenticated } from "@/lib/kernel/errors";
import { deviceOf } from "@/lib/server/http/address";
import { cookieOf } from "@/lib/server/http/cookies";
import { errorResponse } from "@/lib/server/http/error-mapper";
import { parse } from "@/lib/server/http/parse";
import { isSigned, sign } from "@/lib/server/signing";
import {
  clearedCookies,
  csrfCookie,
  csrfCookieName,
  hintCookie,
  hintCookieName,
  sessionCookieName,
  sessionCookies,
} from "./cookies";
import { currentSession, sealSession } from "./current-session";
import { deviceCookie, knownDevice } from "./known-device";
import { sessionIdOf } from "./session-id";
import { signIn } from "./sign-in";

const PURPOSE = "csrf";

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

/** GET /api/auth/session and /api/auth/csrf, as next-auth names them; its pages are not ours. */
export async function readAuth(requested: AuthRequest): Promise<Response> {
  const action = requested.path.join("/");
  if (action === "session") return readSession(requested);
  if (action === "csrf") return readCsrf(requested);
  throw new NotFound("Halaman atau data yang diminta tidak ditemukan.");
}

/** POST /api/auth/callback/credentials and /api/auth/signout, both with the CSRF token. */
export async function writeAuth(requested: AuthRequest): Promise<Response> {
  const action = requested.path.join("/");
  if (action === "callback/credentials") return signInByForm(requested);
  if (action === "signout") return signOutByForm(requested);
  throw new NotFound("Halaman atau data yang diminta tidak ditemukan.");
}

async function readSession({ ctx, request }: AuthRequest): Promise<Response> {
  const hinted = cookieOf(request, hintCookieName()) !== null;
  if (cookieOf(request, sessionCookieName()) === null) return answer({}, hinted ? clearedCookies() : []);
  const session = await currentSession(request, ctx);
  if (session === null) return answer({}, clearedCookies());
  const body = { user: sessionUser(session.account), expires: session.expiresAt.toISOString() };
  return answer(body, hinted ? [] : [hintCookie(session)]);
}

async function readCsrf({ request }: AuthRequest): Promise<Response> {
  const { token, setCookies } = csrfOf(request);
  return answer({ csrfToken: token }, setCookies);
}

/** A sign-in, failed or not, ends the session that this browser had before. */
async function signInByForm(requested: AuthRequest): Promise<Response> {
  const { ctx, request, requestId } = requested;
  const form = formOf(requested);
  if (!isOwnForm(request, form.csrfToken)) throw new InvalidInput(STALE_FORM);
  const before = await currentSession(request, ctx);
  try {
    const { session, warning } = await newSession(requested, form);
    if (before) await closeSession(ctx, before.id);
    const { account } = session;
    const envelope = await sealSession(session, ctx.now());
    const cookies = [...sessionCookies(envelope, session), await deviceCookie(ctx, request, account.username)];
    return answer({ user: sessionUser(account), warning } satisfies SignedInView, cookies);
  } catch (error) {
    if (!(error instanceof Unauthenticated || error instanceof Forbidden)) throw error;
    if (before) await closeSession(ctx, before.id);
    return withCookies(errorResponse(error, requestId), clearedCookies());
  }
}

interface NewSession {
  session: LiveSession;
  warning: string | undefined;
}

async function newSession({ ctx, request, requestId, address }: AuthRequest, form: object): Promise<NewSession> {
  const { admin, username = "", password, remember } = parse(SignInForm, form);
  const device = deviceOf(request);
  const knownAs = (name: string) => knownDevice(ctx, request, name);
  const { account, warning } = await signIn(ctx, {
    username: admin ? { admin: true } : username,
    password,
    device,
    address,
    knownAs,
    requestId,
  });
  const session = await findSession(ctx, await openSession(ctx, account.id, { remember, device }));
  // Blocked or signed out everywhere in this very moment.
  if (session === null) throw new Unauthenticated();
  return { session, warning };
}

async function signOutByForm(requested: AuthRequest): Promise<Response> {
  const { ctx, request } = requested;
  if (!isOwnForm(request, formOf(requested).csrfToken)) throw new InvalidInput(STALE_FORM);
  const id = await sessionIdOf(request);
  if (id !== null) await closeSession(ctx, id);
  return answer({ url: "/login" }, clearedCookies());
}

/** JSON or form fields. */
function formOf({ bytes, request }: AuthRequest): Record<string, unknown> {
  const text = new TextDecoder().decode(bytes);
  if (!request.headers.get("content-type")?.includes("json")) return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return { ...value };
  } catch {
    // Falls through: said in the same words as for JSON that is no object.
  }
  throw new InvalidInput("Data yang dikirim bukan JSON yang benar.");
}

function answer(body: unknown, setCookies: string[]): Response {
  return withCookies(Response.json(body, { headers: { "cache-control": "private, no-store" } }), setCookies);
}

function withCookies(response: Response, setCookies: string[]): Response {
  for (const cookie of setCookies) response.headers.append("set-cookie", cookie);
  return response;
}

/** The token that this browser's forms send along, and the cookie that proves it where there is none yet. */
function csrfOf(request: Request): { token: string; setCookies: string[] } {
  const known = knownToken(request);
  if (known !== null) return { token: known, setCookies: [] };
  const token = randomBytes(32).toString("hex");
  return { token, setCookies: [csrfCookie(`${token}.${sign(PURPOSE, token)}`)] };
}

/** Whether a form came from a page of ours in this browser. */
function isOwnForm(request: Request, csrfToken: unknown): boolean {
  const known = knownToken(request);
  return known !== null && csrfToken === known;
}

function knownToken(request: Request): string | null {
  const [token = "", signature = ""] = (cookieOf(request, csrfCookieName()) ?? "").split(".");
  return isSigned(PURPOSE, token, signature) ? token : null;
}
