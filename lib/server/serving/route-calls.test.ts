import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { Agent, type ClientRequest, type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answeredBy, type RouteCall } from "@/lib/server/cache/reply-scope";
import { CacheStore } from "@/lib/server/cache/store";
import { requestCounts } from "@/lib/server/metrics/request-counts";
import { createHttpServer } from "./http-server";
import { SecurityHeaders } from "./policy";
import { RouteTemplates } from "./route-templates";
import { sendAnswer } from "./send-answer";
import { closeServer } from "./shutdown";
import { StaticFiles } from "./static-files";

const security = new SecurityHeaders({ siteUrl: "http://sulur.test", tileUrl: "https://tiles.test/", ownScripts: [] });
const routes = new RouteTemplates({
  staticRoutes: [{ page: "/api/reports" }],
  dynamicRoutes: [
    { page: "/api/events/[id]/seats/[seat]", regex: "^/api/events/([^/]+?)/seats/([^/]+?)(?:/)?$" },
    { page: "/api/[...unknown]", regex: "^/api/(.+?)(?:/)?$" },
  ],
});
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** What the route answers. */
let call: RouteCall;
const route: RouteCall = (incoming, context) => call(incoming, context);
/** The requests that went through Next. */
let byNext: string[];
let failures: unknown[];
let build = "";
let server: ReturnType<typeof createHttpServer>;
let stop: () => Promise<void>;

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), "sulur-calls-"));
  await mkdir(join(build, "static"));
  await listen({ isTraced: false });
});
afterEach(async () => {
  await stop();
  await rm(build, { recursive: true });
});

async function listen({ isTraced }: { isTraced: boolean }): Promise<void> {
  byNext = [];
  failures = [];
  server = createHttpServer({
    next: async (incoming, response) => {
      byNext.push(`${incoming.method} ${incoming.url}`);
      answeredBy(route);
      const address = new URL(incoming.url ?? "/", "http://localhost");
      await sendAnswer(await call(new Request(address), { params: Promise.resolve({}) }), response);
    },
    security,
    files: await StaticFiles.of(build, []),
    routes,
    store: new CacheStore({ maxBytes: 1000, maxAgeMs: 1000 }),
    isTraced,
    onError: (error) => failures.push(error),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => closeServer(server, 100);
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

function open(path: string, options: RequestOptions = {}): ClientRequest {
  const { port } = server.address() as AddressInfo;
  return request({ host: "127.0.0.1", port, path, agent, ...options });
}

function ask(path: string, options: RequestOptions = {}, body = ""): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = open(path, options);
    outgoing.on("error", reject);
    outgoing.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (piece: string) => {
        text += piece;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.on("error", reject);
    });
    outgoing.end(body);
  });
}

it("calls a route by itself once Next has led to it, and gives what it answers", async () => {
  call = async (incoming) => {
    const { search } = new URL(incoming.url);
    return Response.json([search, incoming.headers.get("x-forwarded-for")], { headers: { link: "<next>" } });
  };
  await ask("/api/reports");
  const reply = await ask("/api/reports?cursor=9&q=a,b", { headers: { "x-forwarded-for": "10.0.0.7" } });
  expect(byNext).toEqual(["GET /api/reports"]);
  expect(reply).toMatchObject({ status: 200, text: '["?cursor=9&q=a,b","10.0.0.7"]' });
  expect(reply.headers).toMatchObject({ link: "<next>", "x-content-type-options": "nosniff" });
  expect(requestCounts().of("/api/reports", "GET", "200", "route").count).toBe(1);
});

it("names the parts of the address for it", async () => {
  call = async (_incoming, { params }) => Response.json(await params);
  await ask("/api/events/4/seats/b");
  expect((await ask("/api/events/12/seats/c-7")).text).toBe('{"id":"12","seat":"c-7"}');
  expect(byNext).toHaveLength(1);
});

it("leaves to Next another method, odd addresses, and what a route hands on", async () => {
  call = async () => Response.json({});
  const asked = ["/api/events/4/seats/b", "/api/events/4/seats/b/", "/api/events/4/seats/%62", "/api/no/such"];
  for (const path of [...asked, ...asked]) await ask(path);
  await ask("/api/events/4/seats/b", { method: "HEAD" });
  await ask("/api/events/4/seats/b", { method: "HEAD" });
  await ask("/api/events/4/seats/b", { method: "OPTIONS" });
  const twice = asked.slice(1).map((path) => `GET ${path}`);
  const [first = ""] = asked;
  expect(byNext).toEqual([`GET ${first}`, ...twice, ...twice, `HEAD ${first}`, `HEAD ${first}`, `OPTIONS ${first}`]);
});

it("leaves every request to Next where it makes the spans", async () => {
  await stop();
  await listen({ isTraced: true });
  call = async () => Response.json({});
  await ask("/api/reports");
  await ask("/api/reports");
  expect(byNext).toHaveLength(2);
});

it("hands on what is sent, and gives each cookie", async () => {
  call = async (incoming) => {
    const answer = new Response(await incoming.text(), { status: 201 });
    for (const cookie of ["a=1; Path=/", "b=2; HttpOnly"]) answer.headers.append("set-cookie", cookie);
    return answer;
  };
  await ask("/api/reports", { method: "POST" }, "satu");
  const reply = await ask("/api/reports", { method: "POST" }, "dua ✓");
  expect(byNext).toHaveLength(1);
  expect(reply).toMatchObject({ status: 201, text: "dua ✓" });
  expect(reply.headers["set-cookie"]).toEqual(["a=1; Path=/", "b=2; HttpOnly"]);
});

it("answers a body that is given up, and goes on with the same connection", async () => {
  call = async (incoming) => {
    const reader = incoming.body?.getReader();
    const piece = await reader?.read();
    await reader?.cancel();
    return Response.json({}, { status: piece?.value && piece.value.byteLength > 10 ? 413 : 200 });
  };
  const large = "x".repeat(1_000_000);
  await ask("/api/reports", { method: "POST" });
  expect((await ask("/api/reports", { method: "POST" }, large)).status).toBe(413);
  expect((await ask("/api/reports", { method: "POST" }, "x")).status).toBe(200);
  expect(byNext).toHaveLength(1);
});

it("answers what it does not read at all, and goes on with the same connection", async () => {
  call = async () => Response.json({}, { status: 401 });
  const large = "x".repeat(1_000_000);
  for (const body of ["", large, large]) expect((await ask("/api/reports", { method: "POST" }, body)).status).toBe(401);
  const outgoing = open("/api/reports", { method: "POST", headers: { "content-length": "100" } });
  outgoing.on("error", () => {});
  outgoing.write("setengah");
  await sleep(50);
  outgoing.destroy();
  expect((await ask("/api/reports", { method: "POST" }, "x")).status).toBe(401);
  expect(byNext).toHaveLength(1);
});

it("tells a reader that what it reads broke off", async () => {
  let told: unknown;
  call = async (incoming) => {
    told = await incoming.text().catch((error: unknown) => error);
    return Response.json({});
  };
  await ask("/api/reports", { method: "POST" });
  const outgoing = open("/api/reports", { method: "POST", headers: { "content-length": "100" } });
  outgoing.on("error", () => {});
  outgoing.write("setengah");
  await sleep(50);
  outgoing.destroy();
  await vi.waitFor(() => expect(told).toMatchObject({ message: "the upload broke off" }));
});

it("cuts off a body in chunks of one byte, and takes one in small chunks", async () => {
  let read: unknown;
  call = async (incoming) => {
    read = await incoming.text().then(
      (text) => text.length,
      (error: unknown) => error,
    );
    return Response.json({});
  };
  await ask("/api/reports", { method: "POST" });
  for (const [bytes, outcome] of [
    [100, 500_000],
    [1, expect.objectContaining({ message: "the upload broke off" })],
  ] as const) {
    const outgoing = open("/api/reports", { method: "POST", headers: { "transfer-encoding": "chunked" } });
    outgoing.on("error", () => {});
    for (let chunk = 0; chunk < 5_000; chunk += 1) outgoing.write("a".repeat(bytes));
    outgoing.end();
    await vi.waitFor(() => expect(read).toEqual(outcome));
  }
});

it("makes no more than the client takes, and ends when it leaves without calling that a failure", async () => {
  call = async () => Response.json({});
  await ask("/api/reports");
  const cancelled = vi.fn();
  let made = 0;
  call = async () => {
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
      made += 1;
      controller.enqueue(new Uint8Array(65_536));
    };
    return new Response(new ReadableStream({ pull, cancel: cancelled }), { headers: { "content-type": "text/csv" } });
  };
  const outgoing = open("/api/reports");
  outgoing.on("error", () => {});
  outgoing.end();
  await new Promise<void>((resolve) => outgoing.on("response", (response) => response.once("readable", resolve)));
  await sleep(300);
  const before = made;
  await sleep(200);
  expect(made, "no faster than it is read").toBe(before);
  outgoing.destroy();
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
  expect(failures).toEqual([]);
});

it("makes nothing for a client that has left before the answer begins", async () => {
  call = async () => Response.json({});
  await ask("/api/reports");
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const cancelled = vi.fn();
  let made = 0;
  call = async () => {
    asked.resolve();
    await gone.promise;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      made += 1;
      controller.enqueue(new Uint8Array(10));
      if (made > 100) controller.close();
    };
    return new Response(new ReadableStream({ pull, cancel: cancelled }), { headers: { "content-type": "text/csv" } });
  };
  server.once("request", (_request, response) => response.once("close", gone.resolve));
  const outgoing = open("/api/reports");
  outgoing.on("error", () => {});
  outgoing.end();
  await asked.promise;
  outgoing.destroy();
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalledOnce());
  expect(made).toBeLessThan(3);
  expect(failures).toEqual([]);
});

it("cuts an answer off that fails in the middle", async () => {
  call = async () => Response.json({});
  await ask("/api/reports");
  let pieces = 0;
  const failing = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1;
      if (pieces > 3) controller.error(new Error("putus"));
      else controller.enqueue(new Uint8Array(100_000));
    },
  });
  call = async () => new Response(failing, { headers: { "content-type": "application/octet-stream" } });
  await expect(ask("/api/reports")).rejects.toThrow();
  expect(failures).toEqual([expect.objectContaining({ message: "putus" })]);
});
