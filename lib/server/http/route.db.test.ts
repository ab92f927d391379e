import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { POST as watchByPush } from "@/app/api/push/route";
import { line } from "@/lib/http/fields";
import { Conflict, InvalidInput } from "@/lib/kernel/errors";
import { provideServices, type Services } from "@/lib/server/services";
import { testDatabase } from "@/scripts/testing/database";
import { RateLimits } from "./rate-limit";
import { route } from "./route";

vi.mock("@/lib/server/auth/identify", () => ({ identify: async () => null }));
vi.mock("@/lib/server/cache", () => ({ expireTags: async () => {} }));

const { db, url } = await testDatabase();
const site = "http://sulur.test";
const pool = new Pool({ connectionString: url, max: 4 });

beforeAll(() => {
  for (const [name, value] of Object.entries({
    DATABASE_URL: url,
    AUTH_SECRET: "a".repeat(40),
    SITE_URL: site,
    LOG_LEVEL: "silent",
    TRUSTED_PROXY_HOPS: "1",
  })) {
    vi.stubEnv(name, value);
  }
  provideServices({ db, pool, limits: new RateLimits(pool) } as Services);
});
afterAll(() => pool.end());

const body = z.strictObject({ name: line({ label: "Nama", max: 20 }) });
const noParams = { params: Promise.resolve({}) };

/** Writes one setting a call, so that a test can count how often the work was done. */
const write = route({
  summary: "Uji.",
  access: "anyone",
  body,
  idempotent: true,
  status: 201,
  handler: ({ ctx, body: { name } }) =>
    ctx.transaction(async (transaction) => {
      if (name === "ditolak") throw new Conflict("Sudah ada.");
      const { key } = await transaction.setting.create({ data: { key: randomUUID(), value: name } });
      return { key };
    }),
});

function post(value: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return write(
    new Request(`${site}/api/tulis`, {
      method: "POST",
      body: text,
      headers: { "content-type": "application/json", ...headers },
    }),
    noParams,
  );
}

function written(name: string): Promise<number> {
  return db.setting.count({ where: { value: name } });
}

describe("route: input", () => {
  it("answers a bad field with its name and how to mend it, in all three places that clients read", async () => {
    const response = await post({ name: "" });
    const answer = await response.json();
    expect(response.status).toBe(400);
    expect(answer).toMatchObject({
      message: "Nama wajib diisi.",
      error: "Nama wajib diisi.",
      msg: "Nama wajib diisi.",
    });
    expect(answer.errors).toEqual({ name: "Nama wajib diisi." });
    expect(answer.request_id).toBe(response.headers.get("x-request-id"));
  });

  it.each([
    ["broken JSON", "{", 400],
    ["a field too many", { name: "a", role: "ADMIN" }, 400],
    ["an operator object", { name: { not: "" } }, 400],
    ["a NUL character", '{"name":"a\\u0000b"}', 400],
    ["half a surrogate pair", '{"name":"\\ud800"}', 400],
    ["a body over 64 KB", { name: "x".repeat(70_000) }, 413],
    ["deep nesting", `${"[".repeat(40)}${"]".repeat(40)}`, 400],
  ])("refuses %s", async (_, value, status) => {
    expect((await post(value)).status).toBe(status);
  });

  it("wants JSON", async () => {
    expect((await post("name=a", { "content-type": "text/plain" })).status).toBe(415);
  });
});

describe("route: origin", () => {
  it.each([
    ["same-origin", 201],
    ["same-site", 403],
    ["cross-site", 403],
    ["none", 201],
  ])("Sec-Fetch-Site %s answers %i", async (value, status) => {
    expect((await post({ name: "asal" }, { "sec-fetch-site": value })).status).toBe(status);
  });

  it("falls back to Origin, and lets a client without cookies write without either", async () => {
    expect((await post({ name: "asal" }, { origin: site })).status).toBe(201);
    expect((await post({ name: "asal" }, { origin: "https://jahat.test" })).status).toBe(403);
    expect((await post({ name: "asal" }, { cookie: "a=b" })).status).toBe(403);
    expect((await post({ name: "asal" })).status).toBe(201);
  });
});

describe("route: visitor", () => {
  it("gives a first writer a signed cookie and recognises it, but not a forged one", async () => {
    const cookie = (await post({ name: "tamu" })).headers.get("set-cookie") ?? "";
    expect(cookie).toContain("HttpOnly");
    const value = cookie.split(";")[0] ?? "";
    const again = await post({ name: "tamu" }, { cookie: value, origin: site });
    expect(again.headers.get("set-cookie")).toBeNull();
    const forged = await post({ name: "tamu" }, { cookie: `${value}x`, origin: site });
    expect(forged.headers.get("set-cookie")).not.toBeNull();
  });
});

describe("route: idempotency", () => {
  it("does the work of 50 equal requests once and answers all of them alike", async () => {
    const key = { "idempotency-key": randomUUID() };
    const responses = await Promise.all(Array.from({ length: 50 }, () => post({ name: "sekali" }, key)));
    const answers = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]));
    expect(new Set(answers).size).toBe(1);
    expect(await written("sekali")).toBe(1);
    expect(responses.filter((response) => response.headers.get("idempotency-replayed") === "true")).toHaveLength(49);
  });

  it("refuses the key with another body", async () => {
    const key = { "idempotency-key": randomUUID() };
    await post({ name: "isi satu" }, key);
    expect((await post({ name: "isi dua" }, key)).status).toBe(422);
    expect(await written("isi dua")).toBe(0);
  });

  it("frees the key when the work was refused, so that a mended retry may use it", async () => {
    const key = { "idempotency-key": randomUUID() };
    expect((await post({ name: "ditolak" }, key)).status).toBe(409);
    expect((await post({ name: "diperbaiki" }, key)).status).toBe(201);
  });

  it("keeps the answer with the work: after a crash behind the commit a retry repeats nothing", async () => {
    const key = randomUUID();
    await post({ name: "mati" }, { "idempotency-key": key });
    const row = await db.idempotencyKey.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
    expect(row.finishedAt).not.toBeNull();
    expect(row.status).toBe(201);
  });

  it("takes over a key whose process died before it wrote anything", async () => {
    const key = randomUUID();
    const text = JSON.stringify({ name: "warisan" });
    await post(text, { "idempotency-key": key });
    await db.setting.deleteMany({ where: { value: "warisan" } });
    await db.idempotencyKey.updateMany({
      where: { finishedAt: { not: null } },
      data: { finishedAt: null, status: null, createdAt: new Date(Date.now() - 120_000) },
    });
    expect((await post(text, { "idempotency-key": key })).status).toBe(201);
    expect(await written("warisan")).toBe(1);
  });

  it("refuses a key that is too short to be one person's own", async () => {
    expect((await post({ name: "pendek" }, { "idempotency-key": "1" })).status).toBe(400);
  });
});

describe("route: access and limits", () => {
  it.each(["member", "staff", "admin"] as const)("turns a visitor away from a route for %s", async (access) => {
    const handler = route({ summary: "Uji.", access, handler: async () => ({}) });
    const response = await handler(new Request(`${site}/api/x`), noParams);
    expect(response.status).toBe(401);
    expect((await response.json()).message).toBe("Autentikasi diperlukan. Silakan login ulang.");
  });

  it("stops the 51st report of an address within ten minutes and says when to come back", async () => {
    const limited = route({ summary: "Uji.", access: "anyone", limit: "report", body, handler: async () => ({}) });
    const send = (address: string) =>
      limited(
        new Request(`${site}/api/laporan`, {
          method: "POST",
          body: JSON.stringify({ name: "a" }),
          headers: { "content-type": "application/json", "x-forwarded-for": address },
        }),
        noParams,
      );
    const statuses = (await Promise.all(Array.from({ length: 60 }, () => send("203.0.113.1")))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    const refused = await send("203.0.113.1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await refused.json()).message).toMatch(/^Terlalu banyak laporan .* Coba lagi dalam \d+ menit\.$/u);
    expect((await send("203.0.113.2")).status).toBe(200);
  });

  it("takes what one network has browsers told of by the day, so that nobody makes the server ask thousands of addresses", async () => {
    const watch = (name: string) =>
      watchByPush(
        new Request(`${site}/api/push`, {
          method: "POST",
          body: JSON.stringify({ endpoint: `https://korban.example/${name}` }),
          headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.30" },
        }),
        noParams,
      );
    await watch("pertama");
    const [counter] = await db.rateLimit.findMany({ where: { key: { endsWith: ":address:203.0.113.30" } } });
    expect(Number(counter?.expire) - Date.now(), "no new ones in an hour").toBeGreaterThan(23 * 3_600_000);
    await db.rateLimit.update({ where: { key: counter?.key ?? "" }, data: { points: 300 } });
    expect((await watch("baru")).status).toBe(429);
  });

  it("gives the answer again to who has lost it, also past the limit, but does nothing new", async () => {
    const limited = route({
      summary: "Uji.",
      access: "anyone",
      limit: "report",
      body,
      idempotent: true,
      handler: async () => ({ number: randomUUID() }),
    });
    const send = async (key: string, name = "a") => {
      const headers = { "content-type": "application/json", "x-forwarded-for": "203.0.113.9", "idempotency-key": key };
      const request = new Request(`${site}/api/kabar`, { method: "POST", body: JSON.stringify({ name }), headers });
      const response = await limited(request, noParams);
      return { status: response.status, text: await response.text() };
    };
    const key = randomUUID();
    const first = await send(key);
    for (let lost = 0; lost < 50; lost += 1) await send(randomUUID());
    expect((await send(randomUUID())).status).toBe(429);
    expect(await send(key)).toEqual(first);
    expect((await send(key, "lain")).status).toBe(422);
  });
});

describe("route: errors", () => {
  const failing = (error: Error) =>
    route({ summary: "Uji.", access: "anonymous", handler: () => Promise.reject(error) });
  const ask = async (error: Error) => {
    const response = await failing(error)(new Request(`${site}/api/x`), noParams);
    return { status: response.status, retryAfter: response.headers.get("retry-after"), body: await response.text() };
  };

  it("tells nothing of an unknown error but the request's id", async () => {
    const { status, body: text } = await ask(new Error("relation secret_table does not exist"));
    expect(status).toBe(500);
    expect(text).not.toContain("secret_table");
    expect(JSON.parse(text).message).toContain(JSON.parse(text).request_id);
  });

  it("says when the database is away and when to try again", async () => {
    const away = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });
    expect(await ask(away)).toMatchObject({ status: 503, retryAfter: "5" });
  });

  it("passes on what the domain refused", async () => {
    expect(await ask(new InvalidInput("Umur harus angka antara 13 dan 100."))).toMatchObject({ status: 400 });
  });
});
