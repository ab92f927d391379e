import "server-only";
import { createHash } from "node:crypto";
import { trace } from "@opentelemetry/api";
import { after } from "next/server";
import type { z } from "zod";
import { type Actor, isAdmin, isStaff, type Member, writerKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { type FieldErrors, Forbidden, STAFF_ONLY, Unauthenticated, Unsupported } from "@/lib/kernel/errors";
import { identify } from "@/lib/server/auth/identify";
import { expireTags } from "@/lib/server/cache";
import { contextFor } from "@/lib/server/ctx";
import { env } from "@/lib/server/env";
import { forFunctions } from "@/lib/server/env-functions";
import { contentPolicy } from "@/lib/server/http/security-headers";
import { log } from "@/lib/server/log";
import { services } from "@/lib/server/services";
import { fingerprint } from "@/lib/server/signing";
import { addressKey } from "./address";
import { type BodyLease, leaseBody } from "./body-budget";
import { originOf } from "./client-origin";
import { errorResponse } from "./error-mapper";
import { type Claim, claim, contentKeyOf, forgetAfter, idempotencyKeyOf, isAnswered } from "./idempotency";
import type { LimitName } from "./limits";
import { assertSameOrigin } from "./origin";
import { parse, parseParams, queryOf } from "./parse";
import { JSON_MAX_BYTES, readBytes, readJson } from "./read-body";
import { REQUEST_ID_HEADER, requestIdOf } from "./request-id";
import { newVisitor, visitorOf } from "./visitor";

const SAME_CONTENT_SECONDS = 10 * 60;
/** The type of a body that names none (RFC 9110, 8.3). */
const UNNAMED_TYPE = "application/octet-stream";
const POLICY_HEADER = "content-security-policy";

/** Names the writer of what waited on a device: `anggota` with an account or `tamu` without one. */
const WRITER_HEADER = "sulur-penulis";

/** `anonymous` reads no cookie at all, so its answer is the same for everyone and may be cached. */
export type Access = "anonymous" | "anyone" | "member" | "staff" | "admin";

interface RawBody {
  maxBytes: number;
  /** Accepted content types, without parameters; `image/*` stands for all of its kind. */
  types: readonly string[];
  tooLarge: string;
  unsupported: string;
}

interface Handled<Params, Query, Body> {
  ctx: Ctx;
  params: Params;
  query: Query;
  body: Body;
  /** The upload, where the route declares `rawBody`; otherwise empty. */
  bytes: Uint8Array<ArrayBuffer>;
  request: Request;
  requestId: string;
  /** Key of the caller's address, for limits of the handler's own. */
  address: string;
  /** How many have come from there in the window of the route's `limit`, this one among them. */
  fromAddress: number;
}

/** What a route asks and allows; the description of the API is made from it. */
export interface Declared<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> {
  /** What it is for, in one Indonesian sentence of the API's description. */
  summary: string;
  access: Access;
  limit?: LimitName;
  params?: Params;
  query?: Query;
  body?: Body;
  rawBody?: RawBody;
  /**
   * Honours Idempotency-Key; the answer is then what `ctx.transaction` returned, and replayed to its sender. With "own"
   * another writer's request with the same key is a request of its own, not a refused one. With "content" there is no
   * key: the same content from the same address within ten minutes is one request, since a form without scripts has none.
   */
  idempotent?: boolean | "own" | "content";
  /**
   * Takes what waited on a device: what a guest wrote there stays a guest's, although somebody has signed in since.
   * Elsewhere, and so for every vote, a guest beside a valid session is that session.
   */
  fromOutbox?: boolean;
  status?: number;
  /** Statuses that it answers beside those that `route()` and the commands behind it may answer. */
  statuses?: readonly number[];
  /** Media types of an answer that is not JSON. */
  answers?: readonly string[];
}

interface Declaration<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>
  extends Declared<Params, Query, Body> {
  /** What an unfitting body's answer opens with, seeing its fields' errors; the first field's message when undefined. */
  invalidMessage?: (fields: FieldErrors) => string | undefined;
  /** Set where it depends on the answer; `status` otherwise. Name what it may be in `statuses`. */
  statusOf?: (answer: unknown) => number;
  /** A Response, or a value that is answered as JSON with `status`. */
  handler(request: Handled<z.output<Params>, z.output<Query>, z.output<Body>>): Promise<unknown>;
}

interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>;
}

export type RouteHandler = ((request: Request, context: RouteContext) => Promise<Response>) & {
  access: Access;
  declared: Declared;
};

/**
 * Makes a route handler: request id → origin check → identity → access → rate limit → size limit → parse →
 * handler → error mapper → log line. Nothing of it can be left out by a handler.
 */
export function route<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(declaration: Declaration<Params, Query, Body>): RouteHandler {
  const handle = async (request: Request, context: RouteContext): Promise<Response> => {
    const started = performance.now();
    const span = trace.getActiveSpan();
    const requestId = requestIdOf(request.headers.get(REQUEST_ID_HEADER));
    let response: Response;
    try {
      response = await answerWithinBudget(declaration, request, context, requestId);
    } catch (error) {
      response = errorResponse(error, requestId);
      if (response.status >= 500) log().error({ requestId, err: error }, "request failed");
      if (response.status >= 500 && error instanceof Error) span?.recordException(error);
    }
    span?.setAttribute("request.id", requestId);
    response.headers.set(REQUEST_ID_HEADER, requestId);
    if (!response.headers.has(POLICY_HEADER)) response.headers.set(POLICY_HEADER, contentPolicy());
    log().info({
      requestId,
      method: request.method,
      path: new URL(request.url).pathname,
      status: response.status,
      ms: Math.round(performance.now() - started),
    });
    return response;
  };
  return Object.assign(handle, { access: declaration.access, declared: declaration });
}

async function answerWithinBudget<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  declaration: Declaration<Params, Query, Body>,
  request: Request,
  context: RouteContext,
  requestId: string,
): Promise<Response> {
  const address = addressKey(request, env().TRUSTED_PROXY_HOPS);
  const lease = leaseBody(address, declaration.rawBody?.maxBytes ?? JSON_MAX_BYTES);
  try {
    return await answer(declaration, request, context, { requestId, address, lease });
  } finally {
    lease.release();
  }
}

async function answer<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType>(
  declaration: Declaration<Params, Query, Body>,
  request: Request,
  context: RouteContext,
  { requestId, address, lease }: { requestId: string; address: string; lease: BodyLease },
): Promise<Response> {
  const writes = request.method !== "GET" && request.method !== "HEAD";
  assertSameOrigin(request);
  const { limits } = services();
  if (!writes) await limits.takeRead(address);

  const { actor, setCookie } = await actorOf(declaration, request, address, writes);
  assertAccess(declaration.access, actor);
  const byContent = declaration.idempotent === "content";
  const ownKey = declaration.idempotent && !byContent ? idempotencyKeyOf(request) : null;
  const owner = byContent ? fingerprint("network", address) : keyOwner(actor, declaration.idempotent === "own");
  const scope = `${request.method} ${new URL(request.url).pathname} ${owner}`.slice(0, 200);
  const fromAddress = declaration.limit
    ? await limits.take(declaration.limit, writerKey(actor), address).catch(async (refusal: unknown) => {
        // Whoever lost the answer gets it, however often they lose it: nothing is made for it any more.
        if (ownKey === null || !(await isAnswered(services().db, scope, ownKey))) throw refusal;
        await limits.takeRead(address);
        return 0;
      })
    : 0;

  const params = declaration.params ? parseParams(declaration.params, await context.params) : undefined;
  const query = declaration.query ? parse(declaration.query, queryOf(new URL(request.url))) : undefined;
  const { bytes, text, value } = await bodyOf(declaration, request, lease);
  const body = declaration.body ? parse(declaration.body, value, declaration.invalidMessage) : undefined;

  const key = byContent ? contentKeyOf(request, bytes) : ownKey;
  const statusOf = (answer: unknown) => declaration.statusOf?.(answer) ?? declaration.status ?? 200;
  let held: Claim | null = null;
  if (key !== null) {
    if (byContent) await forgetAfter(services().db, scope, key, SAME_CONTENT_SECONDS);
    const content = byContent ? key : declaration.rawBody ? createHash("sha256").update(bytes).digest("base64") : text;
    const whole = new URL(request.url).search + content;
    const hash = fingerprint("idempotency", whole);
    const senders = [...writerKeys(actor), `network:${fingerprint("network", address)}`];
    // Without a cookie a retry is known by its network: the answer that bore the cookie may be the one that got lost.
    const owners = visitorOf(request) === null ? senders : writerKeys(actor);
    const claimed = await claim(services().db, { scope, key, hash, owners, senders });
    if ("status" in claimed) {
      return withCookie(
        Response.json(claimed.body, { status: claimed.status, headers: { "idempotency-replayed": "true" } }),
        setCookie,
      );
    }
    held = claimed;
  }

  let stored = false;
  const { ctx, expired } = contextFor(actor, async (transaction, result) => {
    await held?.finish(transaction, statusOf(result), result);
    stored = true;
  });
  try {
    const handled = { ctx, params, query, body, bytes, request, requestId, address, fromAddress } as Handled<
      z.output<Params>,
      z.output<Query>,
      z.output<Body>
    >;
    const result = await declaration.handler(handled);
    if (held && !stored) await held.finish(services().db, statusOf(result), result);
    return withCookie(result instanceof Response ? result : toJson(result, statusOf(result)), setCookie);
  } catch (error) {
    await held?.release();
    throw error;
  } finally {
    if (expired.size > 0) await expireTags([...expired]);
    // Nobody else sends there what this request may have written into the queue of mails.
    if (writes && forFunctions()) after(async () => (await import("@/lib/server/mail/mail-round")).mailAfterAnswer());
  }
}

function keyOwner(actor: Actor, own: boolean): string {
  return actor.kind === "member" || own ? (writerKey(actor) ?? "anonymous") : "anonymous";
}

/** Who is asking. A visitor's first write gets the cookie that lets them find their writings again. */
async function actorOf(
  { access, fromOutbox = false }: Declared,
  request: Request,
  address: string,
  writes: boolean,
): Promise<{ actor: Actor; setCookie?: string }> {
  const origin = writes ? originOf(request, address) : {};
  if (access === "anonymous") return { actor: { kind: "visitor", visitorId: null, ...origin } };
  const visitorId = visitorOf(request);
  const writer = request.headers.get(WRITER_HEADER);
  const member = writer === "tamu" && fromOutbox ? null : await identify(request);
  if (!member && writer === "anggota") throw new Unauthenticated("Ini ditulis dengan akun. Masuk lagi, lalu kirim.");
  if (member) return { actor: { ...member, visitorId, ...origin } satisfies Member };
  if (visitorId !== null || !writes) return { actor: { kind: "visitor", visitorId, ...origin } };
  const visitor = newVisitor();
  return { actor: { kind: "visitor", visitorId: visitor.id, ...origin }, setCookie: visitor.setCookie };
}

function assertAccess(access: Access, actor: Actor): void {
  if (access === "anonymous" || access === "anyone") return;
  if (actor.kind !== "member") throw new Unauthenticated();
  if (access === "staff" && !isStaff(actor)) throw refused();
  if (access === "admin" && !isAdmin(actor)) throw refused();
}

function refused(): Forbidden {
  return new Forbidden(STAFF_ONLY);
}

async function bodyOf(
  { body, rawBody }: { body?: z.ZodType; rawBody?: RawBody },
  request: Request,
  lease: BodyLease,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; text: string; value: unknown }> {
  if (rawBody) {
    const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() || UNNAMED_TYPE;
    const isAccepted = rawBody.types.includes(type) || rawBody.types.includes(type.replace(/\/.*$/u, "/*"));
    if (!isAccepted) throw new Unsupported(rawBody.unsupported);
    return { bytes: await readBytes(request, { ...rawBody, lease }), text: "", value: undefined };
  }
  if (!body) return { bytes: new Uint8Array(), text: "", value: undefined };
  return { bytes: new Uint8Array(), ...(await readJson(request, lease)) };
}

function toJson(value: unknown, status: number): Response {
  if (value === undefined || status === 204) return new Response(null, { status: 204 });
  return Response.json(value, { status, headers: { "cache-control": "no-store" } });
}

function withCookie(response: Response, setCookie: string | undefined): Response {
  if (setCookie) response.headers.append("set-cookie", setCookie);
  return response;
}
