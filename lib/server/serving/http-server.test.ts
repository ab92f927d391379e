import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageScopes } from "@/lib/server/cache/page-scope";
import { replyScopes } from "@/lib/server/cache/reply-scope";
import { CacheStore } from "@/lib/server/cache/store";
import { addressKey } from "@/lib/server/http/address";
import { requestCounts } from "@/lib/server/metrics/request-counts";
import { compress } from "./encodings";
import { createHttpServer } from "./http-server";
import { scriptHash } from "./inline-scripts";
import { SecurityHeaders } from "./policy";
import { RouteTemplates } from "./route-templates";
import { closeServer } from "./shutdown";
import { StaticFiles } from "./static-files";

vi.mock("./encodings", { spy: true });

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const security = new SecurityHeaders({
  siteUrl: "http://sulur.test",
  tileUrl: "https://tiles.test/{z}/{x}/{y}.png",
  ownScripts: ["'sha256-own'"],
});
const agent = new Agent({ keepAlive: true });

let build = "";
let store: CacheStore;
let handler: Handler;
let failures: unknown[];
let server: ReturnType<typeof createHttpServer>;
let port = 0;

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), "sulur-serving-"));
  await mkdir(join(build, "static/chunks"), { recursive: true });
  await writeFile(join(build, "static/chunks/a.js"), `console.log("${"panjang ".repeat(500)}")`);
  await writeFile(join(build, "server.js"), "secret");
  store = new CacheStore({ maxBytes: 10_000_000, maxAgeMs: 60_000 });
  failures = [];
  server = createHttpServer({
    next: async (incoming, response) => handler(incoming, response),
    security,
    files: await StaticFiles.of(build, security.flat),
    routes: new RouteTemplates({ staticRoutes: [{ page: "/laporan" }], dynamicRoutes: [] }),
    store,
    onError: (error) => failures.push(error),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  await closeServer(server, 100);
  await rm(build, { recursive: true });
});

/** Name, value, name, value … as they came. */
function getRaw(path: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, path, agent }, (response) => {
      response.resume();
      resolve(response.rawHeaders);
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) });
      });
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

const words = (text: string) => `<p>${text} ${"isi ".repeat(500)}</p>`;

/** Answers as Next does for a prerendered page: through the store, in one piece, marked. */
function prerendered(html: (nonce: string) => string, tags = ["reports"]): Handler {
  return (incoming, response) => {
    const scope = pageScopes.getStore();
    if (!scope) throw new Error("outside a page's scope");
    const key = `page ${incoming.url?.split("?", 1)[0]}`;
    let entry = store.get(key);
    const isMiss = !entry;
    entry ??= store.set(key, { html: html(scope.nonce), nonce: scope.nonce }, tags, 100, store.moment()) ?? undefined;
    if (!entry) throw new Error("not kept");
    const value = entry.value as { html: string; nonce: string };
    scope.kept = { key, entry, freshUntil: Number.POSITIVE_INFINITY, nonce: value.nonce };
    response.setHeader("x-nextjs-cache", isMiss ? "MISS" : "HIT");
    response.setHeader("Cache-Control", "s-maxage=31536000");
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Vary", "rsc");
    response.setHeader("Content-Length", Buffer.byteLength(value.html));
    response.end(incoming.method === "HEAD" ? null : value.html);
  };
}

const page = (text: string) => (nonce: string) =>
  `<html><head><script nonce="${nonce}">start()</script></head><body>${words(text)}<script>slipped()</script></body></html>`;

/** Counts how often the handler is asked. */
function counted(inner: Handler): { calls: number } {
  const count = { calls: 0 };
  handler = (incoming, response) => {
    count.calls += 1;
    return inner(incoming, response);
  };
  return count;
}

/** Lets the handler begin when so many have asked, so that each of them waits for the same making. */
function together(askers: number, inner: Handler): Handler {
  const all = Promise.withResolvers<void>();
  let waiting = 0;
  return async (incoming, response) => {
    waiting += 1;
    if (waiting === askers) all.resolve();
    await all.promise;
    return inner(incoming, response);
  };
}

/** Answers as a route does whose whole answer is kept in the store. */
function keptReply(text: () => string): Handler {
  return (incoming, response) => {
    const key = `reply ${incoming.url}`;
    const entry = store.get(key) ?? store.set(key, text(), ["reports"], 100, store.moment());
    const scope = replyScopes().getStore();
    if (!entry || !scope) throw new Error("not kept");
    scope.source = { key, entry };
    response.setHeader("Content-Type", "application/json");
    response.setHeader("X-Request-Id", "of-this-request");
    response.setHeader("Link", `<${incoming.url}&cursor=9>; rel="next"`);
    response.end(incoming.method === "HEAD" ? null : String(entry.value));
  };
}

describe("a route's kept answer", () => {
  it("is given again without the route, until its tag is dropped", async () => {
    let rows = "satu";
    const count = counted(keptReply(() => JSON.stringify([rows])));
    const first = await get("/api/reports?limit=1");
    const second = await get("/api/reports?limit=1");
    expect([first.status, String(first.body), String(second.body)]).toEqual([200, '["satu"]', '["satu"]']);
    expect(second.headers.link).toBe(first.headers.link);
    expect(second.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
    expect(second.headers).not.toHaveProperty("x-request-id");
    expect(count.calls).toBe(1);
    rows = "dua";
    store.drop(["reports"]);
    expect(String((await get("/api/reports?limit=1")).body)).toBe('["dua"]');
    expect(count.calls).toBe(2);
  });

  it("is found under the address as it was asked for, whatever Next makes of it", async () => {
    const reply = keptReply(() => "[]");
    const count = counted((incoming, response) => {
      incoming.url = incoming.url?.replaceAll(",", "%2C");
      return reply(incoming, response);
    });
    const asked = "/api/reports/map?bbox=95,-11,141,6";
    expect((await get(asked)).body).toEqual((await get(asked)).body);
    expect(count.calls).toBe(1);
  });

  it("answers only its own address, and tells whom has it so", async () => {
    const count = counted(keptReply(() => "[]"));
    const { headers } = await get("/api/reports?limit=1");
    await get("/api/reports?limit=2");
    expect(count.calls).toBe(2);
    expect((await get("/api/reports?limit=1", { "if-none-match": String(headers.etag) })).status).toBe(304);
    expect((await get("/api/reports?limit=1", {}, "HEAD")).headers.etag).toBe(headers.etag);
    expect(count.calls).toBe(2);
  });

  it("does not stand in for another method, nor for an answer that is not kept", async () => {
    const kept = keptReply(() => "[]");
    const count = counted((incoming, response) => {
      if (incoming.method === "POST" || incoming.url === "/api/health") return void response.end("{}");
      return kept(incoming, response);
    });
    await get("/api/reports");
    expect(String((await get("/api/reports", {}, "POST")).body)).toBe("{}");
    await get("/api/health");
    await get("/api/health");
    expect(count.calls).toBe(4);
  });
});

describe("a prerendered page", () => {
  it("is asked of Next once, then comes from memory", async () => {
    const count = counted(prerendered(page("satu")));
    const replies = [await get("/laporan"), await get("/laporan"), await get("/laporan", {}, "HEAD")];
    expect(count.calls).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    expect(replies[2]?.body).toHaveLength(0);
    expect(replies[2]?.headers["content-length"]).toBe(String(replies[0]?.body.byteLength));
  });

  it("allows its own inline scripts by hash and no others", async () => {
    handler = prerendered(page("satu"));
    for (const { headers, body } of [await get("/laporan"), await get("/laporan")]) {
      const policy = headers["content-security-policy"] ?? "";
      expect(policy).toContain(`script-src 'self' 'sha256-own' ${scriptHash("start()")};`);
      expect(policy).not.toContain(scriptHash("slipped()"));
      expect(policy).not.toContain("nonce-");
      expect(body.toString()).not.toContain("nonce");
    }
  });

  it("is made anew after its tag was dropped", async () => {
    let text = "lama";
    const count = counted(prerendered((nonce) => page(text)(nonce)));
    await get("/laporan");
    await get("/laporan");
    text = "baru";
    store.drop(["reports"]);
    expect((await get("/laporan")).body.toString()).toContain("baru");
    expect((await get("/laporan")).body.toString()).toContain("baru");
    expect(count.calls).toBe(2);
  });

  it("goes to Next again once it is past its time", async () => {
    const inner = prerendered(page("satu"));
    const count = counted(async (incoming, response) => {
      await inner(incoming, response);
      const scope = pageScopes.getStore();
      if (scope?.kept) scope.kept.freshUntil = 0;
    });
    await get("/laporan");
    await get("/laporan");
    expect(count.calls).toBe(2);
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("comes in %s to whom takes it", async (encoding, decompress) => {
    handler = prerendered(page("satu"));
    const plain = await get("/laporan");
    for (let again = 0; again < 2; again++) {
      const packed = await get("/laporan", { "accept-encoding": encoding });
      expect(packed.headers["content-encoding"]).toBe(encoding);
      expect(packed.headers["content-length"]).toBe(String(packed.body.byteLength));
      expect(packed.body.byteLength).toBeLessThan(plain.body.byteLength / 3);
      expect(decompress(packed.body)).toEqual(plain.body);
      expect(packed.headers.vary).toMatch(/accept-encoding/iu);
      expect(packed.headers.etag).toBe(plain.headers.etag);
    }
  });

  it("is not sent to whom has it", async () => {
    handler = prerendered(page("satu"));
    const { headers } = await get("/laporan");
    const again = await get("/laporan", { "if-none-match": `"other", ${headers.etag}` });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    expect((await get("/laporan", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("may be kept by nobody between us and the reader", async () => {
    handler = prerendered(page("satu"));
    for (const { headers } of [await get("/laporan"), await get("/laporan")]) {
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(headers).not.toHaveProperty("x-nextjs-cache");
    }
  });

  it("does not let the asker choose the nonce", async () => {
    let seen: unknown;
    const inner = prerendered(page("satu"));
    handler = (incoming, response) => {
      seen = incoming.headers["content-security-policy"];
      return inner(incoming, response);
    };
    await get("/laporan", { "content-security-policy": "script-src 'nonce-chosen'" });
    expect(seen).toMatch(/^script-src 'nonce-[\w-]{22}'$/u);
  });
});

describe("requests for a page that is being rendered", () => {
  it("share one rendering's page and trust its scripts", async () => {
    // Next gives the second request what it renders for the first.
    const both = Promise.withResolvers<void>();
    let html = "";
    handler = async (_incoming, response) => {
      if (html === "") html = page("satu")(pageScopes.getStore()?.nonce ?? "");
      else both.resolve();
      await both.promise;
      response.setHeader("x-nextjs-cache", "MISS");
      response.setHeader("Content-Type", "text/html");
      response.end(html);
    };
    const replies = await Promise.all([get("/laporan"), get("/laporan")]);
    for (const { headers } of replies) expect(headers["content-security-policy"]).toContain(scriptHash("start()"));
  });

  it("get one finished answer, compressed once", async () => {
    handler = together(5, prerendered(page("satu")));
    vi.mocked(compress).mockClear();
    const ask = () => get("/laporan", { "accept-encoding": "br" });
    const replies = await Promise.all([ask(), ask(), ask(), ask(), ask()]);
    expect(new Set(replies.map(({ body }) => body.toString("base64"))).size).toBe(1);
    expect(compress).toHaveBeenCalledTimes(1);
  });

  it("wait for its end when something was dropped meanwhile", async () => {
    const order: string[] = [];
    const old = Promise.withResolvers<void>();
    const oldBegun = Promise.withResolvers<void>();
    let renderings = 0;
    handler = async (_incoming, response) => {
      renderings += 1;
      const name = renderings === 1 ? "old" : "new";
      Object.assign(pageScopes.getStore() ?? {}, { making: Promise.withResolvers<void>() });
      order.push(`${name} begins`);
      oldBegun.resolve();
      if (name === "old") await old.promise;
      order.push(`${name} ends`);
      response.setHeader("Content-Type", "text/html");
      response.end(name);
    };
    const early = get("/laporan");
    await oldBegun.promise;
    store.drop(["reports"]);
    const late = get("/laporan");
    const other = await get("/lain");
    expect(other.body.toString()).toBe("new");
    old.resolve();
    expect((await early).body.toString()).toBe("old");
    expect((await late).body.toString()).toBe("new");
    expect(order).toEqual(["old begins", "new begins", "new ends", "old ends", "new begins", "new ends"]);
  });
});

describe("an answer that is not to be kept", () => {
  /** Never says that it is done, as Next does not of a file whose client has left. */
  const endless = () => new Promise<void>(() => {});

  it.each(["/laporan", "/gambar.svg"])("%s keeps nobody waiting once its client has left", async (path) => {
    const begun = Promise.withResolvers<void>();
    handler = () => {
      begun.resolve();
      return endless();
    };
    const first = request({ host: "127.0.0.1", port, path });
    first.on("error", () => {});
    first.end();
    await begun.promise;
    first.destroy();
    const asked: string[] = [];
    handler = async ({ url = "" }, response) => {
      asked.push(url);
      response.end("baru");
    };
    // For a moment Next may still begin to make a page for who left.
    store.drop(["reports"]);
    expect((await get(path)).body.toString()).toBe("baru");
    asked.length = 0;
    store.drop(["reports"]);
    const late = get(path);
    await get("/lain");
    expect(asked).toContain(path);
    await late;
  });

  it.each([
    ["a page over a slow line", "/laporan", 1_100],
    ["a file over a slow line", "/gambar.svg", 0],
  ])("%s keeps nobody else waiting", async (_, path, laterMs) => {
    const begun = Promise.withResolvers<void>();
    handler = (_incoming, response) => {
      response.write("sepotong");
      begun.resolve();
      return endless();
    };
    const slow = request({ host: "127.0.0.1", port, path }, (response) => response.resume());
    slow.on("error", () => {});
    slow.end();
    await begun.promise;
    vi.spyOn(performance, "now").mockReturnValue(performance.now() + laterMs);
    store.drop(["reports"]);
    const asked: string[] = [];
    handler = async ({ url = "" }, response) => {
      asked.push(url);
      response.end("baru");
    };
    const late = get(path);
    // Another page's whole way through the server is longer than the way of a request that does not wait.
    await get("/lain");
    expect(asked).toContain(path);
    expect((await late).body.toString()).toBe("baru");
    vi.mocked(performance.now).mockRestore();
    slow.destroy();
  });
});

describe("a page that goes on being made", () => {
  it.each(["behind an answer that is already out", "after the client has left"])(
    "%s is waited for when something was dropped",
    async (how) => {
      const behind = how.startsWith("behind");
      const made = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      let renderings = 0;
      handler = async (_incoming, response) => {
        renderings += 1;
        response.setHeader("Content-Type", "text/html");
        const scope = pageScopes.getStore();
        if (renderings > 1 || !scope) {
          response.end("new");
          return;
        }
        Object.assign(scope, { making: made, behind });
        begun.resolve();
        if (behind) response.end("old");
        else await new Promise((resolve) => response.once("close", resolve));
      };
      const first = request({ host: "127.0.0.1", port, path: "/laporan" });
      const over = new Promise((resolve) => first.once("close", resolve));
      first.on("response", (response) => response.resume());
      first.on("error", () => {});
      first.end();
      await begun.promise;
      if (!behind) first.destroy();
      await over;
      store.drop(["reports"]);
      const late = get("/laporan");
      // Another page's whole way through the server is longer than the way of a request that does not wait.
      await get("/lain");
      expect(renderings).toBe(2);
      made.resolve();
      expect((await late).body.toString()).toBe("new");
      expect(renderings).toBe(3);
    },
  );
});

describe("a page rendered for one request", () => {
  it("streams, with its nonce in the policy", async () => {
    const rest = Promise.withResolvers<void>();
    handler = async (_incoming, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader("Cache-Control", "private, no-store");
      response.write(`<script nonce="${pageScopes.getStore()?.nonce}">a()</script>`);
      await rest.promise;
      response.end(words("akhir"));
    };
    const first = await new Promise<{ headers: IncomingHttpHeaders; piece: string }>((resolve) => {
      request({ host: "127.0.0.1", port, path: "/admin", headers: { "accept-encoding": "gzip" } }, (response) => {
        response.once("data", (piece: Buffer) => {
          rest.resolve();
          resolve({ headers: response.headers, piece: gunzipStart(piece) });
        });
      }).end();
    });
    const nonce = first.piece.match(/nonce="([^"]+)"/u)?.[1];
    expect(first.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    expect(first.headers["content-encoding"]).toBe("gzip");
    expect(first.headers["cache-control"]).toBe("private, no-store");
  });

  it("is rendered for every request", async () => {
    const count = counted((_incoming, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end("<p>saya</p>");
    });
    await get("/admin");
    await get("/admin");
    expect(count.calls).toBe(2);
  });
});

function gunzipStart(piece: Buffer): string {
  return gunzipSync(piece, { finishFlush: 2 }).toString();
}

describe("answers of the API", () => {
  const json =
    (value: unknown): Handler =>
    (_incoming, response) => {
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify(value));
    };

  it("have the security headers and no nonce", async () => {
    handler = json({ ok: true });
    const { headers } = await get("/api/reports");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": security.contentPolicy(),
    });
  });

  it("keep the stricter ones that their handler set", async () => {
    handler = (_incoming, response) => {
      response.setHeader("Content-Security-Policy", "sandbox");
      response.setHeader("Content-Type", "image/webp");
      response.end(Buffer.alloc(5_000));
    };
    const { headers } = await get("/api/photos/1", { "accept-encoding": "br" });
    expect(headers["content-security-policy"]).toBe("sandbox");
    expect(headers).not.toHaveProperty("content-encoding");
  });

  it("are compressed when they are large, and only then", async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ id: index, location: "Jalan Melati" }));
    handler = json(many);
    const large = await get("/api/reports", { "accept-encoding": "gzip" });
    expect(large.headers["content-encoding"]).toBe("gzip");
    expect(JSON.parse(gunzipSync(large.body).toString())).toEqual(many);
    handler = json({ ok: true });
    const small = await get("/api/reports", { "accept-encoding": "gzip" });
    expect(small.headers).not.toHaveProperty("content-encoding");
    expect(small.headers.vary).toMatch(/accept-encoding/iu);
  });

  it("are not compressed beside a cookie", async () => {
    handler = (_incoming, response) => {
      response.setHeader("Set-Cookie", "secret=1");
      json("x".repeat(5_000))(_incoming, response);
    };
    expect((await get("/api/login", { "accept-encoding": "br" })).headers).not.toHaveProperty("content-encoding");
  });

  it("pass piece by piece when they are a stream of events", async () => {
    const rest = Promise.withResolvers<void>();
    handler = async (_incoming, response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      response.write("data: 1\n\n");
      await rest.promise;
      response.end("data: 2\n\n");
    };
    const first = await new Promise<string>((resolve) => {
      request({ host: "127.0.0.1", port, path: "/api/events", headers: { "accept-encoding": "br" } }, (response) => {
        response.once("data", (piece: Buffer) => resolve(piece.toString()));
      }).end();
    });
    expect(first).toBe("data: 1\n\n");
    rest.resolve();
  });

  it("leave a part of a file untouched", async () => {
    handler = (_incoming, response) => {
      response.writeHead(206, { "Content-Type": "text/plain", "Content-Range": "bytes 0-4/5000", "Content-Length": 5 });
      response.end("12345");
    };
    const part = await get("/panduan.txt", { range: "bytes=0-4", "accept-encoding": "br" });
    expect(part).toMatchObject({ status: 206, body: Buffer.from("12345") });
    expect(part.headers["content-range"]).toBe("bytes 0-4/5000");
  });

  it("name the target of a redirect once, though Next names it twice", async () => {
    handler = (_request, response) => {
      response.statusCode = 308;
      for (const _turn of [1, 2]) response.appendHeader("location", "/peta-lokasi");
      response.end("Permanent Redirect");
    };
    expect((await getRaw("/map-component")).filter((text) => text === "/peta-lokasi")).toHaveLength(1);
  });

  it("say so when the handler breaks, and tell the log", async () => {
    handler = () => {
      throw new Error("secret cause");
    };
    const reply = await get("/api/reports");
    expect(reply.status).toBe(500);
    expect(reply.body.toString()).not.toContain("secret");
    expect(reply.headers["x-content-type-options"]).toBe("nosniff");
    expect(failures).toEqual([new Error("secret cause")]);
  });
});

describe("counting answers", () => {
  /** Tells, when called, what was counted since. */
  function counting(): () => string[] {
    const before = new Map([...requestCounts().all()].map((kind) => [kind, kind.count]));
    return () => {
      const grown = [...requestCounts().all()].map((kind) => ({ ...kind, more: kind.count - (before.get(kind) ?? 0) }));
      const lines = grown.map(({ route, status, source, more }) =>
        more ? `${route} ${status} ${source} ${more}` : "",
      );
      return lines.filter(Boolean).toSorted();
    };
  }

  it("tells what came from memory from what Next made, by route and status", async () => {
    const grown = counting();
    handler = prerendered(page("satu"));
    await get("/laporan");
    const { headers } = await get("/laporan?dari=1");
    await get("/laporan");
    await get("/laporan", { "if-none-match": headers.etag ?? "" });
    await get("/karangan-sendiri");
    await get("/_next/static/chunks/a.js");
    expect(grown()).toEqual([
      "/_next/static 200 memory 1",
      "/laporan 200 memory 1",
      "/laporan 200 next 2",
      "/laporan 304 memory 1",
      "other 200 next 1",
    ]);
  });

  it("counts whom waited for one making once, as answered by Next", async () => {
    const grown = counting();
    handler = together(3, prerendered(page("satu")));
    await Promise.all([get("/laporan"), get("/laporan"), get("/laporan")]);
    await get("/laporan");
    expect(grown()).toEqual(["/laporan 200 memory 1", "/laporan 200 next 3"]);
  });
});

describe("the number of a request", () => {
  it("is the proxy's where it looks like one, else a new one", async () => {
    const seen: unknown[] = [];
    handler = (incoming, response) => {
      seen.push(incoming.headers["x-request-id"]);
      response.end();
    };
    await get("/api/reports", { "x-request-id": "dari-proksi-1" });
    await get("/laporan", { "x-request-id": "x y" });
    await get("/laporan");
    expect(seen).toEqual([
      "dari-proksi-1",
      expect.stringMatching(/^[\w-]{36}$/u),
      expect.stringMatching(/^[\w-]{36}$/u),
    ]);
    expect(new Set(seen).size).toBe(3);
  });
});

describe("the address of the asker", () => {
  it.each(["/api/reports", "/laporan"])("comes from the connection, not from the asker (%s)", async (path) => {
    const seen: unknown[] = [];
    handler = (incoming, response) => {
      seen.push(addressKey(new Request("http://sulur.test", { headers: incoming.headers as HeadersInit }), 0));
      response.end();
    };
    await get(path, { "x-sulur-peer": "203.0.113.7", "x-forwarded-for": "203.0.113.7" });
    expect(seen).toEqual(["127.0.0.1"]);
  });
});

describe("the build's files", () => {
  it("come from memory, for ever, compressed", async () => {
    const count = counted(() => {});
    const plain = await get("/_next/static/chunks/a.js");
    const packed = await get("/_next/static/chunks/a.js", { "accept-encoding": "br" });
    expect(brotliDecompressSync(packed.body)).toEqual(plain.body);
    expect(packed.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      "x-content-type-options": "nosniff",
      vary: "Accept-Encoding",
    });
    expect(count.calls).toBe(0);
  });

  it.each([
    ["/_next/static/../server.js", 308, 0],
    ["/_next/static/%2e%2e/server.js", 308, 0],
    ["/_next/static/..%2fserver.js", 400, 0],
    ["/_next/static/chunks/none.js", 404, 1],
  ])("do not include %s", async (path, status, calls) => {
    const count = counted((_incoming, response) => {
      response.statusCode = 404;
      response.end();
    });
    expect((await get(path)).status).toBe(status);
    expect(count.calls).toBe(calls);
  });
});

describe("closing", () => {
  it("lets a running request end and takes no new one", async () => {
    const release = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    handler = async (_incoming, response) => {
      begun.resolve();
      await release.promise;
      response.end("selesai");
    };
    const running = get("/api/lama");
    await begun.promise;
    const closed = closeServer(server, 5_000);
    await expect(get("/api/baru", { connection: "close" })).rejects.toThrow();
    release.resolve();
    expect((await running).body.toString()).toBe("selesai");
    await closed;
  });

  it("cuts what does not end", async () => {
    const begun = Promise.withResolvers<void>();
    handler = () => begun.resolve();
    const hanging = get("/api/lama");
    const outcome = expect(hanging).rejects.toThrow();
    await begun.promise;
    await closeServer(server, 50);
    await outcome;
  });
});

describe("the address of a request", () => {
  it("may be whole, and then only its path counts", async () => {
    const seen: (string | undefined)[] = [];
    handler = (incoming, response) => {
      seen.push(incoming.url);
      response.end();
    };
    await get("http://other.test/laporan?a=1");
    expect(seen).toEqual(["/laporan?a=1"]);
  });

  it.each(["*", "ftp://other.test/", "/laporan/%F0%9F", "/peta-lokasi/%", "http://other.test/%ff"])(
    "is refused when it is %s",
    async (path) => {
      const count = counted(() => {});
      const reply = await get(path);
      expect(reply.status).toBe(400);
      expect(reply.headers["x-content-type-options"]).toBe("nosniff");
      expect(count.calls).toBe(0);
    },
  );

  it.each([
    ["/api/reports/%2e%2e/support?a=1", "/api/support?a=1"],
    ["//evil.example/x", "/evil.example/x"],
    ["http://other.test/zzz/../laporan", "/laporan"],
  ])("is read in its normal form only: %s leads to %s", async (path, normal) => {
    const count = counted(() => {});
    for (const method of ["GET", "HEAD"]) {
      const reply = await get(path, {}, method);
      expect(reply).toMatchObject({ status: 308, headers: { location: normal, "x-content-type-options": "nosniff" } });
    }
    for (const method of ["POST", "PATCH", "DELETE", "OPTIONS"]) {
      expect(await get(path, {}, method)).toMatchObject({ status: 400, headers: { "cache-control": "no-store" } });
    }
    expect(count.calls).toBe(0);
  });
});

it.each(["TRACE", "PROPFIND"])("refuses %s, which nothing here answers", async (method) => {
  const count = counted(() => {});
  const reply = await get("/laporan", { cookie: "rahasia=1" }, method);
  expect(reply.status).toBe(405);
  expect(reply.headers).toMatchObject({ allow: expect.stringContaining("GET"), "x-content-type-options": "nosniff" });
  expect(reply.body.toString()).not.toContain("rahasia");
  expect(count.calls).toBe(0);
});

/** @returns what comes back until the connection is closed, or nothing comes for a while */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1");
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on("error", () => {});
    socket.on("data", (data) => {
      answer += data.toString("latin1");
    });
    socket.on("close", () => resolve(answer));
    socket.write(text, "latin1");
  });
}

describe("what Node would answer by itself", () => {
  it.each([
    [431, `GET / HTTP/1.1\r\nHost: a\r\nX-Big: ${"a".repeat(20_000)}\r\n\r\n`],
    [400, "GARBAGE\r\n\r\n"],
    [400, "GET /laporan/\u00e9 HTTP/1.1\r\nHost: a\r\n\r\n"],
    [400, "GET /laporan HTTP/1.1\r\nConnection: close\r\n\r\n"],
    [400, "POST /api HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n"],
    [413, `POST /api HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;${"a".repeat(20_000)}\r\n`],
  ])("is %i with the headers that every answer has", async (status, text) => {
    handler = () => new Promise<void>(() => {});
    const answer = await sendRaw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, "u"));
    for (const name of ["X-Content-Type-Options: nosniff", "Cache-Control: no-store"]) expect(answer).toContain(name);
  });

  it("is not written into the middle of another answer", async () => {
    handler = (_incoming, response) => void response.write("setengah");
    const answer = await sendRaw("GET /api HTTP/1.1\r\nHost: a\r\n\r\nGARBAGE\r\n\r\n");
    expect(answer).toContain("setengah");
    expect(answer.match(/HTTP\/1\.1 /gu)).toHaveLength(1);
  });

  it.each(["Expect: lain", "Upgrade: websocket\r\nConnection: Upgrade", "Upgrade: h2c\r\nConnection: Upgrade"])(
    "is left aside: a request with %s is like any other",
    async (header) => {
      const seen: (string | undefined)[] = [];
      server.on("upgrade", () => seen.push("upgraded"));
      handler = ({ url }, response) => {
        seen.push(url);
        response.end("isi");
      };
      const answer = await sendRaw(`GET /api/health HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*nosniff[\s\S]*isi/u);
      expect(await sendRaw(`GET /../%F0 HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /u);
      expect(seen).toEqual(["/api/health"]);
    },
  );
});

describe("a page or a file", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("is only read: %s does not reach Next", async (method) => {
    const count = counted((_incoming, response) => void response.end());
    for (const path of ["/laporan", "/kartu/home.jpg", "/apiary", "/_next/static/chunks/a.js"]) {
      const reply = await get(path, { "next-action": "abc" }, method);
      expect(reply, path).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
    }
    expect(count.calls).toBe(0);
    expect((await get("/api/reports", {}, method)).status).toBe(200);
  });
});
