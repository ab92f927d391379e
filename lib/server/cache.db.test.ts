import { Client, Pool } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { provideServices, type Services } from "@/lib/server/services";
import { testDatabase } from "@/scripts/testing/database";
import { cachedRead, expireTags } from "./cache";
import { cacheStore } from "./cache/store";

const { url } = await testDatabase();
const pool = new Pool({ connectionString: url, max: 2 });
const other = new Client({ connectionString: url });
const heard: string[] = [];

beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("SITE_URL", "http://sulur.test");
  provideServices({ pool } as Services);
  await other.connect();
  await other.query("LISTEN sulur_cache");
  other.on("notification", ({ payload }) => {
    const [from, tag = ""] = (payload ?? "").split(" ");
    if (from === cacheStore().instance) heard.push(tag);
  });
});
afterAll(async () => {
  await other.end();
  await pool.end();
});
afterEach(() => {
  cacheStore().dropAll();
  heard.length = 0;
});

describe("cachedRead", () => {
  it("reads once, until a tag is dropped", async () => {
    const read = vi.fn(async () => ["LP-1"]);
    expect(await cachedRead(["list", "1"], ["reports"], read)).toEqual(["LP-1"]);
    await cachedRead(["list", "1"], ["reports"], read);
    expect(read).toHaveBeenCalledTimes(1);
    await expireTags(["reports"]);
    await cachedRead(["list", "1"], ["reports"], read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("keeps keys apart whatever stands in them", async () => {
    await cachedRead(["a", "b,c"], [], async () => 1);
    expect(await cachedRead(["a,b", "c"], [], async () => 2)).toBe(2);
    expect(await cachedRead(['a","b'], [], async () => 3)).toBe(3);
  });

  it("asks no database while the app is being built", async () => {
    vi.stubEnv("NEXT_PHASE", "phase-production-build");
    const read = vi.fn(async () => 1);
    await expect(cachedRead(["list"], ["reports"], read)).rejects.toThrow("404");
    expect(read).not.toHaveBeenCalled();
    vi.stubEnv("NEXT_PHASE", "");
  });
});

describe("expireTags", () => {
  it("tells the other instances", async () => {
    await Promise.all([expireTags(["reports", "report:LP-1"]), expireTags(["reports"])]);
    await expect.poll(() => [...new Set(heard)].sort()).toEqual(["report:LP-1", "reports"]);
  });

  it("drops here even when the database is away", async () => {
    const away = { query: () => Promise.reject(new Error("away")) };
    provideServices({ pool: away } as unknown as Services);
    await cachedRead(["list"], ["reports"], async () => 1);
    await expireTags(["reports"]);
    expect(await cachedRead(["list"], ["reports"], async () => 2)).toBe(2);
    provideServices({ pool } as Services);
  });
});
