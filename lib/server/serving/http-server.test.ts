import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { scriptHash } from "@/lib/server/cache/page-headers";
import { CacheStore } from "@/lib/server/cache/store";
import { requestCounts } from "@/lib/server/metrics/request-counts";
import { createHttpServer } from "./http-server";
import { RouteTemplates } from "./route-templates";
import { closeServer } from "./shutdown";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });

let handler: Handler;
let failures: unknown[];
let server: ReturnType<typeof createHttpServer>;
let port = 0;

beforeEach(async () => {
  failures = [];
  server = createHttpServer({
    next: async (incoming, response) => handler(incoming, response),
    routes: new RouteTemplates({ staticRoutes: [{ page: "/laporan" }], dynamicRoutes: [] }),
    store: new CacheStore({ maxBytes: 10_000_000, maxAgeMs: 60_000 }),
    publicNames: new Set(["video"]),
    onError: (error) => failures.push(error),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => closeServer(server, 100));

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

/** Counts how often Next is asked. */
function counted(inner: Handler): { calls: number } {
  const count = { calls: 0 };
  handler = (incoming, response) => {
    count.calls += 1;
    return inner(incoming, response);
  };
  return count;
}

const page: Handler = (_incoming, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("sulur-cache-control", "max-age=60");
  response.end("<script>start()</script><p>satu</p>");
};

describe("a page", () => {
  it("comes from memory the second time, with a policy that names its scripts", async () => {
    const count = counted(page);
    for (const { headers, body } of [await get("/laporan"), await get("/laporan")]) {
      expect(String(body)).toContain("satu");
      expect(headers["content-security-policy"]).toContain(`script-src 'self' ${scriptHash("start()")};`);
    }
    expect(count.calls).toBe(1);
  });

  it("keeps the policy that Next sent with it", async () => {
    handler = (incoming, response) => {
      response.setHeader("content-security-policy", "script-src 'nonce-a'");
      return page(incoming, response);
    };
    expect((await get("/cari?q=a")).headers["content-security-policy"]).toBe("script-src 'nonce-a'");
  });

  it("is counted by its route, and by whether Next had to be asked", async () => {
    const countOf = (source: "memory" | "next") => requestCounts().of("/laporan", "GET", "200", source).count;
    const before = [countOf("next"), countOf("memory")];
    handler = page;
    for (let again = 0; again < 3; again += 1) await get("/laporan");
    await expect.poll(() => [countOf("next"), countOf("memory")]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 2]);
  });
});

describe("what never comes from memory", () => {
  it.each([
    ["GET", "/api/account", {}],
    ["GET", "/api/admin/reports", {}],
    ["GET", "/metrics", {}],
    ["GET", "/video/hero.mp4", {}],
    ["GET", "/laporan", { range: "bytes=0-3" }],
    ["GET", "/laporan", { authorization: "Bearer a" }],
    ["POST", "/api/reports", {}],
  ])("%s %s %o", async (method, path, headers) => {
    const count = counted(page);
    for (let again = 0; again < 2; again += 1) await get(path, headers, method);
    expect(count.calls).toBe(2);
  });

  it("is streamed as Next writes it", async () => {
    const rest = Promise.withResolvers<void>();
    handler = async (_incoming, response) => {
      response.write("satu");
      await rest.promise;
      response.end("dua");
    };
    const first = await new Promise<string>((resolve) => {
      request({ host: "127.0.0.1", port, path: "/api/account/ekspor" }, (response) => {
        response.once("data", (piece: Buffer) => resolve(String(piece)));
      }).end();
    });
    expect(first).toBe("satu");
    rest.resolve();
  });
});

describe("a handler that breaks", () => {
  it.each(["/laporan", "/api/account"])("answers 500 without its cause, and tells the log (%s)", async (path) => {
    handler = () => {
      throw new Error("secret cause");
    };
    const reply = await get(path);
    expect(reply.status).toBe(500);
    expect(String(reply.body)).not.toContain("secret");
    expect(failures).toEqual([new Error("secret cause")]);
  });
});

describe("what the server tells Next", () => {
  it("is the proxy's number of the request where it looks like one, else a new one", async () => {
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
  });

  it.each(["/api/account", "/laporan"])(
    "is the address of the connection, not what the asker says (%s)",
    async (path) => {
      const seen: unknown[] = [];
      handler = (incoming, response) => {
        seen.push(incoming.headers["x-sulur-peer"], incoming.socket.remoteAddress);
        response.end();
      };
      await get(path, { "x-sulur-peer": "203.0.113.7", "x-forwarded-for": "203.0.113.7" });
      expect(seen).toEqual(["127.0.0.1", "127.0.0.1"]);
    },
  );
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
    expect(String((await running).body)).toBe("selesai");
    await closed;
  });

  it("cuts what does not end", async () => {
    const begun = Promise.withResolvers<void>();
    handler = () => begun.resolve();
    const outcome = expect(get("/api/lama")).rejects.toThrow();
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
      expect(reply.headers["content-security-policy"]).toContain("default-src 'self'");
      expect(count.calls).toBe(0);
    },
  );
});

it.each(["TRACE", "PROPFIND"])("refuses %s, which nothing here answers", async (method) => {
  const count = counted(() => {});
  const reply = await get("/laporan", { cookie: "rahasia=1" }, method);
  expect(reply.status).toBe(405);
  expect(reply.headers).toMatchObject({ allow: expect.stringContaining("GET"), "x-content-type-options": "nosniff" });
  expect(String(reply.body)).not.toContain("rahasia");
  expect(count.calls).toBe(0);
});

it("refuses headers that are too large", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\nX-Big: ${"a".repeat(20_000)}\r\n\r\n`);
  const answer = await new Promise<string>((resolve) => socket.once("data", (data) => resolve(data.toString())));
  expect(answer).toMatch(/^HTTP\/1\.1 431 /u);
  socket.destroy();
});
