import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CacheStore } from "@/lib/server/cache/store";
import { type AskNext, FrontCache } from "./front-cache";
import type { AnswerHeaders } from "./stored-answer";

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const STORABLE = { "content-type": "text/html; charset=utf-8", "sulur-cache-control": "max-age=60" };
const LONG = `<p>${"isi halaman ".repeat(300)}</p>`;

let store: CacheStore;
let server: Server;
let requested: string[];
let next: AskNext;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-14T05:00:00Z") });
  store = new CacheStore();
  requested = [];
  next = gives("satu");
  const cache = new FrontCache(store, (incoming) => {
    requested.push(incoming.url ?? "");
    return next(incoming);
  });
  server = createServer(async (incoming, outgoing) => {
    if (!(await cache.answerStored(incoming, outgoing))) await cache.answer(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

function gives(text: string, headers: AnswerHeaders = {}, status = 200): AskNext {
  return async () => ({
    status,
    headers: { ...STORABLE, "sulur-cache-tags": "reports", ...headers },
    body: Buffer.from(text),
  });
}

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on("error", reject).end();
  });
}

const textOf = async (path: string, headers?: Record<string, string>) => String((await get(path, headers)).body);

describe("an answer with a lifetime", () => {
  it("is asked of Next once, and never shows what was meant for this cache", async () => {
    const replies = [await get("/laporan"), await get("/laporan")];
    expect(replies.map(({ body }) => String(body))).toEqual(["satu", "satu"]);
    expect(requested).toEqual(["/laporan"]);
    for (const { headers } of replies) expect(Object.keys(headers).join()).not.toContain("sulur");
  });

  it("is asked for again once its time is over, counted from when it was made", async () => {
    next = gives("satu", { age: "50" });
    await get("/laporan");
    vi.setSystemTime(Date.now() + 9_000);
    await get("/laporan");
    expect(requested).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2_000);
    await get("/laporan");
    expect(requested).toHaveLength(2);
  });

  it("is asked for again as soon as one of its tags is dropped, and only then", async () => {
    await get("/laporan");
    store.drop(["places"]);
    await get("/laporan");
    expect(requested).toHaveLength(1);
    store.drop(["reports"]);
    next = gives("dua");
    expect(await textOf("/laporan")).toBe("dua");
  });

  it("answers HEAD without a body, and a client that has it with 304", async () => {
    const { headers } = await get("/laporan");
    expect(await get("/laporan", {}, "HEAD")).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect((await get("/laporan", {}, "HEAD")).headers["content-length"]).toBe("4");
    const unchanged = await get("/laporan", { "if-none-match": `"lain", ${headers.etag}` });
    expect(unchanged).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect((await get("/laporan", { "if-none-match": '"lain"' })).status).toBe(200);
    expect(requested).toHaveLength(1);
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("comes in %s to whom takes it, from one answer of Next's", async (encoding, decompress) => {
    next = gives(LONG, { vary: "rsc, next-router-prefetch" });
    const plain = await get("/laporan");
    for (let again = 0; again < 2; again += 1) {
      const { headers, body } = await get("/laporan", { "accept-encoding": encoding });
      expect(headers).toMatchObject({ "content-encoding": encoding, etag: plain.headers.etag });
      expect(headers["content-length"]).toBe(String(body.byteLength));
      expect(headers.vary).toMatch(/rsc.*Accept-Encoding/u);
      expect(String(decompress(body))).toBe(LONG);
    }
    expect(requested).toHaveLength(1);
  });
});

describe("what is not stored", () => {
  it.each([
    ["says nothing", { "sulur-cache-control": undefined }, 200],
    ["has no time left", { "sulur-cache-control": "max-age=0" }, 200],
    ["is older than its time", { age: "60" }, 200],
    ["sets a cookie", { "set-cookie": ["a=1"] }, 200],
    ["varies by what is not in its address", { vary: "Cookie" }, 200],
    ["varies by everything", { vary: "*" }, 200],
    ["went wrong", {}, 500],
    ["is not there", {}, 404],
  ])("%s", async (_, headers, status) => {
    next = gives(LONG, headers, status);
    for (let again = 0; again < 2; again += 1) expect((await get("/laporan")).status).toBe(status);
    expect(requested).toHaveLength(2);
  });

  it("was asked for with somebody's key, or by the browser's router", async () => {
    await get("/laporan");
    for (const headers of [{ authorization: "Bearer a" }, { rsc: "1" }, { "next-router-prefetch": "1" }]) {
      next = gives("bagian");
      expect(await textOf("/laporan", headers as unknown as Record<string, string>)).toBe("bagian");
    }
    expect(await textOf("/laporan")).toBe("satu");
  });

  it("is never compressed beside a cookie", async () => {
    next = gives(LONG, { "set-cookie": ["rahasia=1"] });
    expect((await get("/laporan", { "accept-encoding": "br" })).headers).not.toHaveProperty("content-encoding");
  });

  it("was read before one of its tags was dropped", async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    next = async (incoming) => {
      begun.resolve();
      await end.promise;
      return gives("lama")(incoming);
    };
    const early = textOf("/laporan");
    await begun.promise;
    store.drop(["reports"]);
    next = gives("baru");
    const late = textOf("/laporan");
    await nextTurn();
    expect(requested, "Next would answer with the rendering that has begun").toHaveLength(1);
    end.resolve();
    expect(await early).toBe("lama");
    expect(await late).toBe("baru");
    expect(await textOf("/laporan")).toBe("baru");
  });
});

describe("many at once", () => {
  it("share one answer of Next's", async () => {
    const release = Promise.withResolvers<void>();
    next = async (incoming) => {
      await release.promise;
      return gives("satu")(incoming);
    };
    const replies = Promise.all(Array.from({ length: 50 }, () => textOf("/laporan")));
    await vi.waitFor(() => expect(requested).toHaveLength(1));
    release.resolve();
    expect(new Set(await replies)).toEqual(new Set(["satu"]));
    expect(requested).toHaveLength(1);
  });

  it("each get their own where it cannot be shared", async () => {
    let number = 0;
    next = async (incoming) => {
      number += 1;
      return gives(`milik ${number}`, { "sulur-cache-control": undefined })(incoming);
    };
    const replies = await Promise.all(Array.from({ length: 5 }, () => textOf("/cari?q=a")));
    expect(new Set(replies).size).toBe(5);
  });

  it("addresses with made-up queries push no plain page out", async () => {
    await get("/laporan");
    next = gives(LONG.repeat(200));
    for (let index = 0; index < 60; index += 1) await get(`/laporan?x=${index}`);
    requested = [];
    await get("/laporan");
    expect(requested).toEqual([]);
    await get("/laporan?x=0");
    expect(requested, "their own room is bounded").toEqual(["/laporan?x=0"]);
  });

  it("go on being served when one client leaves before its answer", async () => {
    const release = Promise.withResolvers<void>();
    next = async (incoming) => {
      await release.promise;
      return gives("satu")(incoming);
    };
    const { port } = server.address() as AddressInfo;
    const leaving = request({ host: "127.0.0.1", port, path: "/laporan" }).on("error", () => {});
    leaving.end();
    await vi.waitFor(() => expect(requested).toHaveLength(1));
    const staying = textOf("/laporan");
    leaving.destroy();
    release.resolve();
    expect(await staying).toBe("satu");
    expect(requested).toHaveLength(1);
  });
});
