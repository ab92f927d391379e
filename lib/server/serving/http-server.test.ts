import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CacheStore } from "@/lib/server/cache/store";
import { closeServer } from "@/lib/server/door/guarded-server";
import { addressKey } from "@/lib/server/http/address";
import { scriptHash } from "@/lib/server/http/security-headers";
import { requestCounts } from "@/lib/server/metrics/request-counts";
import { RouteTemplates } from "@/lib/server/metrics/route-templates";
import { createHttpServer } from "./http-server";

// The peer's address is sealed with it.
vi.stubEnv("DATABASE_URL", "postgresql://a:b@localhost/c");
vi.stubEnv("SITE_URL", "https://sulur.example");
vi.stubEnv("AUTH_SECRET", "a".repeat(40));

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
    routes: new RouteTemplates({ staticRoutes: [{ page: "/laporan" }, { page: "/api/login" }], dynamicRoutes: [] }),
    store: new CacheStore(),
    publicFiles: new Set(["/video/kampung.webm"]),
    onError: (error) => failures.push(error),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => closeServer(server, 100));

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
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
  response.setHeader("sulur-cache-tags", "reports");
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

  it.each<Record<string, string>>([{}, { range: "bytes=0-3" }, { authorization: "Bearer a" }, { rsc: "1" }])(
    "tells nobody what our own cache is told (%o)",
    async (headers) => {
      handler = page;
      for (const method of ["GET", "HEAD"]) {
        const answer = await get("/laporan", headers, method);
        expect([answer.status, Object.keys(answer.headers).join()], method).toEqual([
          200,
          expect.not.stringMatching(/sulur/u),
        ]);
      }
    },
  );

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

it("closes the connection of who asks for another protocol, since nothing behind that is read", async () => {
  const { headers } = await get("/laporan", { connection: "Upgrade", upgrade: "websocket" });
  expect(headers.connection).toBe("close");
});

it.each<Record<string, string>>([{}, { range: "bytes=0-3" }])(
  "gives Next's own redirects the headers of every answer (%o)",
  async (headers) => {
    handler = (_incoming, response) => {
      response.writeHead(308, { location: "/laporan" });
      response.end();
    };
    const reply = await get("/laporan/", headers);
    expect(reply.status).toBe(308);
    expect(reply.headers["x-content-type-options"]).toBe("nosniff");
  },
);

it("holds nothing of a body that goes on behind its answer, and answers what comes after it", async () => {
  handler = (incoming, response) => {
    response.writeHead(incoming.method === "POST" ? 503 : 200).end();
  };
  const body = Buffer.alloc(48 * 1024 * 1024);
  const before = process.memoryUsage().arrayBuffers;
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST /api/photos HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.byteLength}\r\n\r\n`);
  socket.write(body);
  socket.write("GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  expect(text.match(/HTTP\/1\.1 \d+/gu)).toEqual(["HTTP/1.1 503", "HTTP/1.1 200"]);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(12 * 1024 * 1024);
});

describe("what never comes from memory", () => {
  it.each([
    ["GET", "/api/account", {}],
    ["GET", "/api/admin/reports", {}],
    ["GET", "/metrics", {}],
    ["GET", "/video/kampung.webm", {}],
    ["GET", "/ubin/jalan.pmtiles", { range: "bytes=0-3" }],
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
        response.once("data", (chunk: Buffer) => resolve(String(chunk)));
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

  it.each(["/api/account", "/laporan"])("comes from the connection, not from the asker (%s)", async (path) => {
    const seen: unknown[] = [];
    handler = (incoming, response) => {
      seen.push(addressKey(new Request("http://sulur.test", { headers: incoming.headers as HeadersInit }), 0));
      response.end();
    };
    await get(path, { "x-sulur-peer": "203.0.113.7", "x-forwarded-for": "203.0.113.7" });
    expect(seen).toEqual(["127.0.0.1"]);
  });
});

it("refuses two Host fields, of which a proxy may have read the other", async () => {
  const count = counted(page);
  const raw = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write("GET /laporan HTTP/1.1\r\nHost: sulur.test\r\nhOsT: evil.example\r\nConnection: close\r\n\r\n");
    });
    let text = "";
    socket.on("data", (bytes) => (text += bytes));
    socket.on("end", () => resolve(text));
    socket.on("error", reject);
  });
  expect(raw.slice(0, 12)).toBe("HTTP/1.1 400");
  expect(count.calls).toBe(0);
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
    const answer = await sendRaw("GET /api/account HTTP/1.1\r\nHost: a\r\n\r\nGARBAGE\r\n\r\n");
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
      expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*content-security-policy[\s\S]*isi/u);
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

it("answers TRACE to the API with the methods it may have, as JSON", async () => {
  const count = counted(() => {});
  const reply = await get("/api/login", {}, "TRACE");
  const allow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
  expect(reply).toMatchObject({ status: 405, headers: { allow, "content-type": "application/json" } });
  expect(JSON.parse(reply.body.toString()).message).toContain("Cara meminta ini");
  expect(count.calls).toBe(0);
});
