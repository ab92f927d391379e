import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { testAccount } from "@/lib/accounts/test-account";
import { newToken } from "@/lib/accounts/tokens";
import { Client, testSite } from "@/lib/server/auth/test-site";
import type { RouteHandler } from "@/lib/server/http/route";
import { type Endpoint, endpointsOf, type RouteModule } from "@/lib/server/openapi/endpoints";
import { MemoryPhotoStore } from "@/lib/server/photos/memory-store";
import { provideServices, services } from "@/lib/server/services";
import { seedDemo } from "@/prisma/demo";
import { testDatabase } from "@/scripts/testing/database";
import { type FuzzedRequest, requestTo } from "./requests";
import { verdictOn } from "./verdict";

/** `npm run fuzz` sets both; the suite's short run takes the same requests every time. */
const REQUESTS = Number(process.env.SULUR_FUZZ_REQUESTS ?? 600);
const SEED = Number(process.env.SULUR_FUZZ_SEED ?? 20_261_121);
const ROUND = 100;
const MS_A_REQUEST = 200;
const DAY_MS = 86_400_000;
const NAMES = new Set(["id", "code", "slug", "token", "userId", "manage_token", "photo_id", "number"]);
const MOST_KNOWN = 300;

const database = await testDatabase();
const { db } = database;
await testSite(database);

const modules = import.meta.glob<RouteModule>("/app/api/**/route.ts", { eager: true });
const endpoints = endpointsOf(modules);
const handlers = new Map(
  Object.entries(modules).flatMap(([file, routeModule]) =>
    endpointsOf({ [file]: routeModule }).map(
      ({ name, method }) => [name, routeModule[method] as RouteHandler] as const,
    ),
  ),
);

beforeAll(async () => {
  const nowhere = { regency: null, province: null };
  const geocoder = { find: async () => null, areaOf: () => nowhere, areaNamed: () => nowhere, areasNear: () => [] };
  provideServices({ ...services(), photos: new MemoryPhotoStore(), geocoder });
  await database.patient.$transaction((transaction) => seedDemo(transaction));
});

/** One token of each role, and null for nobody. Made anew now and then: some requests end accounts and tokens. */
async function newPeople(): Promise<(string | null)[]> {
  const tokens: (string | null)[] = [null];
  for (const role of ["USER", "PENGELOLA", "ADMIN"] as const) {
    const { id: userId } = await testAccount(db, { role });
    const { token, tokenHash } = newToken();
    await db.apiToken.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + DAY_MS) } });
    tokens.push(token);
  }
  return tokens;
}

/** Adds ids, codes and tokens of an answer, so that later requests reach what exists. The oldest make room. */
function learn(text: string, known: string[]): void {
  if (!text.startsWith("{") && !text.startsWith("[")) return;
  JSON.parse(text, (name, value: unknown) => {
    const isNew = NAMES.has(name) && /^(?:string|number)$/u.test(typeof value) && !known.includes(String(value));
    if (isNew && known.push(String(value)) > MOST_KNOWN) known.shift();
    return value;
  });
}

/** Each comes from an address of its own, so that limits of addresses do not hide what lies behind them. */
async function send(endpoint: Endpoint, fuzzed: FuzzedRequest, token: string | null, index: number): Promise<Response> {
  const client = new Client(`198.18.${Math.floor(index / 250) % 250}.${index % 250}`);
  client.token = token;
  const path = endpoint.path.replace(/\{(\w+)\}/gu, (_, name: string) => encoded(fuzzed.params[name] ?? ""));
  const query = fuzzed.query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&");
  const request = client.request(query ? `${path}?${query}` : path, { method: endpoint.method, body: fuzzed.body });
  for (const [name, value] of Object.entries(fuzzed.headers)) request.headers.set(name, value);
  const { nextauth, ...single } = fuzzed.params;
  const params = nextauth === undefined ? single : { nextauth: nextauth.split("/") };
  const handler = handlers.get(endpoint.name);
  if (!handler) throw new Error(`${endpoint.name} has no handler`);
  return handler(request, { params: Promise.resolve(params) });
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function tableOf(counts: ReadonlyMap<number, number>): string {
  const rows = [...counts].sort(([one], [other]) => one - other).map(([status, count]) => `${status}  ${count}`);
  return `${REQUESTS} permintaan ke ${endpoints.length} rute, benih ${SEED}\n${rows.join("\n")}\n`;
}

it(`keeps its contract through ${REQUESTS} requests`, { timeout: 60_000 + REQUESTS * MS_A_REQUEST }, async () => {
  const known: string[] = [];
  const found = new Map<string, string>();
  const counts = new Map<number, number>();
  let people: (string | null)[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    if (index % ROUND === 0) {
      people = await newPeople();
      await db.rateLimit.deleteMany();
    }
    // A stride that shares no divisor with the number of routes, so that neighbours do not follow each other.
    const endpoint = endpoints[(index * 7919 + SEED) % endpoints.length];
    const [fuzzed] = endpoint ? fc.sample(requestTo(endpoint, known), { numRuns: 1, seed: SEED + index }) : [];
    if (!endpoint || !fuzzed) throw new Error("there is nothing to ask");
    const response = await send(endpoint, fuzzed, people[(index * 31 + 7) % people.length] ?? null, index);
    const text = await response.text();
    counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
    if (response.ok) learn(text, known);
    const verdict = verdictOn(endpoint, response, text);
    const title = `${endpoint.name} ${response.status}`;
    if (verdict !== null && !found.has(title)) {
      const requested = JSON.stringify({ ...fuzzed, body: String(fuzzed.body).slice(0, 400) });
      found.set(title, `${endpoint.name} ${verdict}\n  request ${index}: ${requested}`);
    }
  }
  if (process.env.SULUR_FUZZ_REQUESTS) process.stdout.write(tableOf(counts));
  expect([...found.values()].join("\n")).toBe("");
});
