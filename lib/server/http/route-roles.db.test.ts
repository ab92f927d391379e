import { globSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { newToken } from "@/lib/accounts/tokens";
import type { Role } from "@/lib/kernel/actor";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { member } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import type { Access, RouteHandler } from "./route";

const database = await testDatabase();
const { db } = database;
await testSite(database);

const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"] as const;
const CALLERS = ["anonymous", "user", "other user", "pengelola", "admin", "revoked admin", "blocked user"] as const;
type Caller = (typeof CALLERS)[number];

/**
 * What the declared access means for each caller: "in" is anything but a refusal for who they are, "open" may refuse
 * for what they bring, e.g. a wrong password or code.
 */
const EXPECTED: Record<Access, Record<Caller, 401 | 403 | "in" | "open">> = {
  anonymous: everybody("open"),
  anyone: everybody("open"),
  member: { ...everybody("in"), anonymous: 401, "revoked admin": 401, "blocked user": 401 },
  staff: { ...everybody(401), user: 403, "other user": 403, pengelola: "in", admin: "in" },
  admin: { ...everybody(401), user: 403, "other user": 403, pengelola: 403, admin: "in" },
};

/** They say only that the process lives, to whoever watches it, and look at no caller. */
const PLAIN = ["GET /api/health", "GET /api/ready"];
const ADMINS_ONLY = [/^\/api\/admin\/(?:users|mails|settings)(?:\/|$)/u, /^\/api\/admin\/reports\/templates(?:\/|$)/u];

function everybody<Outcome>(outcome: Outcome): Record<Caller, Outcome> {
  return Object.fromEntries(CALLERS.map((caller) => [caller, outcome])) as Record<Caller, Outcome>;
}

interface Endpoint {
  name: string;
  path: string;
  method: (typeof METHODS)[number];
  handler: RouteHandler;
}

/** Every exported method of every route file, so that a new one cannot be forgotten. */
async function endpoints(): Promise<Endpoint[]> {
  const files = globSync("app/api/**/route.ts").sort();
  const found = await Promise.all(
    files.map(async (file) => {
      const path = `/${file.replace(/^app\//u, "").replace(/\/route\.ts$/u, "")}`;
      const exported = (await import(/* @vite-ignore */ `../../../${file}`)) as Partial<
        Record<Endpoint["method"], RouteHandler>
      >;
      return METHODS.flatMap((method) => {
        const handler = exported[method];
        return handler && !("allow" in handler) ? [{ name: `${method} ${path}`, path, method, handler }] : [];
      });
    }),
  );
  return found.flat();
}

const ENDPOINTS = await endpoints();
const accounts: Partial<Record<Caller, number>> = {};
let hosts = 0;

beforeAll(async () => {
  const roles: [Caller, Role][] = [
    ["user", "USER"],
    ["other user", "USER"],
    ["pengelola", "PENGELOLA"],
    ["admin", "ADMIN"],
    ["revoked admin", "ADMIN"],
    ["blocked user", "USER"],
  ];
  for (const [caller, role] of roles) accounts[caller] = (await member(db, caller, role)).userId;
  await db.user.update({ where: { id: accounts["blocked user"] ?? 0 }, data: { blockedAt: new Date() } });
});

/** With a token of its own: some routes end the one that they are called with. */
async function clientOf(caller: Caller): Promise<Client> {
  hosts += 1;
  const client = new Client(`198.51.${100 + Math.floor(hosts / 250)}.${hosts % 250}`);
  const userId = accounts[caller];
  if (userId === undefined) return client;
  const { token, tokenHash } = newToken();
  const revokedAt = caller === "revoked admin" ? new Date() : null;
  await db.apiToken.create({ data: { userId, tokenHash, revokedAt, expiresAt: new Date(Date.now() + 3_600_000) } });
  client.token = token;
  return client;
}

/** Asks for a thing that is not there, with an empty body: who may gets as far as that. */
async function ask({ path, method, handler }: Endpoint, caller: Caller): Promise<Response> {
  const params: Record<string, string | string[]> = {};
  const address = path.replace(/\[(\.\.\.)?(\w+)\]/gu, (_, many: string | undefined, name: string) => {
    params[name] = many ? ["session"] : "1000000";
    return many ? "session" : "1000000";
  });
  const init = method === "GET" ? { method } : { method, body: "{}" };
  const client = await clientOf(caller);
  const response = await handler(client.request(address, init), { params: Promise.resolve(params) });
  await response.body?.cancel();
  return response;
}

describe.each(ENDPOINTS.filter(({ name }) => !PLAIN.includes(name)))("$name", (endpoint) => {
  const { access } = endpoint.handler;

  it.each(CALLERS)(`(${access}) answers %s as declared`, async (caller) => {
    const { status } = await ask(endpoint, caller);
    const expected = EXPECTED[access][caller];
    if (expected === "in") expect([401, 403]).not.toContain(status);
    else if (expected !== "open") expect(status).toBe(expected);
    expect(status === 503 ? 0 : status).toBeLessThan(500);
  });
});

describe("what a route declares", () => {
  it("is found for every route file", () => {
    expect(ENDPOINTS.length).toBeGreaterThan(50);
    const silent = ENDPOINTS.filter(({ handler }) => !("access" in handler));
    expect(silent.map(({ name }) => name)).toEqual(PLAIN);
  });

  it("keeps everything under /api/admin for staff, and people's data for administrators", () => {
    for (const { name, path, handler } of ENDPOINTS.filter((endpoint) => endpoint.path.startsWith("/api/admin/"))) {
      const needed = ADMINS_ONLY.some((pattern) => pattern.test(path)) ? ["admin"] : ["staff", "admin"];
      expect(needed, name).toContain(handler.access);
    }
  });

  it("keeps everything under /api/account for who is signed in, but the way in from a mail", () => {
    const open = ENDPOINTS.filter(
      ({ path, handler }) => path.startsWith("/api/account") && handler.access !== "member",
    );
    expect(open.map(({ name }) => name)).toEqual(["POST /api/account/email/confirm"]);
  });
});

describe("a page of the desk", () => {
  const pages = globSync("app/admin/**/page.tsx").sort();

  it.each(pages)("%s guards itself on the server", (file) => {
    const source = readFileSync(file, "utf8");
    const guard = /\/(?:pengguna|surat)\//u.test(file) ? "requireAdmin" : "require(?:Staff|Admin)";
    expect(source).toMatch(new RegExp(`await ${guard}\\(\\)`, "u"));
    expect(source).not.toMatch(/^["']use client["']/u);
  });
});
