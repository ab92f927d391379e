import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { noteTags, sameForEveryone } from "@/lib/server/cache/asked-scope";
import { CacheStore } from "@/lib/server/cache/store";
import { createHttpServer } from "./http-server";
import { scriptHash } from "./inline-scripts";
import { SecurityHeaders } from "./policy";
import { RouteTemplates } from "./route-templates";
import { closeServer } from "./shutdown";
import { StaticFiles } from "./static-files";

const security = new SecurityHeaders({
  siteUrl: "http://sulur.test",
  tileUrl: "https://tiles.test/{z}",
  ownScripts: [],
});

let build = "";
let store: CacheStore;
let server: ReturnType<typeof createHttpServer>;
let origin = "";
/** Addresses of the pages that were rendered, in order. */
let rendered: string[];
let render: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), "sulur-asked-"));
  await mkdir(join(build, "static"));
  store = new CacheStore({ maxBytes: 10_000_000, maxAgeMs: 60_000 });
  rendered = [];
  render = found;
  server = createHttpServer({
    next: async (request, response) => {
      rendered.push(request.url ?? "");
      await render(request, response);
    },
    security,
    files: await StaticFiles.of(build, []),
    routes: new RouteTemplates({ staticRoutes: [{ page: "/cari" }], dynamicRoutes: [] }),
    store,
    onError: (error) => {
      throw error;
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await closeServer(server, 100);
  await rm(build, { recursive: true });
});

/** As the page of the search renders: dynamic, marked, and the same for everyone. */
function found(request: IncomingMessage, response: ServerResponse, size = 2_000): void {
  noteTags(["reports"]);
  sameForEveryone();
  answerWith(request, response, `${rendered.length}. ${request.url} ${"isi ".repeat(size / 4)}`);
}

/** As it says that somebody has asked too often. */
function refused(request: IncomingMessage, response: ServerResponse): void {
  answerWith(request, response, "Terlalu banyak pencarian");
}

function answerWith({ headers }: IncomingMessage, response: ServerResponse, text: string): void {
  const nonce = /'nonce-([^']+)'/u.exec(String(headers["content-security-policy"]))?.[1];
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "private, no-cache, no-store, max-age=0, must-revalidate");
  response.write(`<html><script nonce="${nonce}">start()</script>`);
  response.end(`<p>${text}</p><script>slipped()</script></html>`);
}

async function get(path: string, headers: Record<string, string> = {}): Promise<{ text: string; headers: Headers }> {
  const response = await fetch(origin + path, { headers });
  return { text: await response.text(), headers: response.headers };
}

describe("a page for words that somebody typed", () => {
  it("is rendered once for all who ask the same, until something on it changes", async () => {
    const first = await get("/cari?q=pohon");
    const second = await get("/cari?q=pohon");
    expect(second.text).toBe(first.text);
    expect(second.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(rendered).toHaveLength(1);
    store.drop(["reports"]);
    expect((await get("/cari?q=pohon")).text).not.toBe(first.text);
    expect(rendered).toHaveLength(2);
  });

  it("trusts the scripts that were marked for it, by their hashes", async () => {
    const { text, headers } = await get("/cari?q=pohon");
    expect(text).not.toContain("nonce");
    expect(headers.get("content-security-policy")).toContain(scriptHash("start()"));
    expect(headers.get("content-security-policy")).not.toContain(scriptHash("slipped()"));
  });

  it("costs one rendering when many ask at once", async () => {
    const go = Promise.withResolvers<void>();
    render = async (request, response) => {
      await go.promise;
      found(request, response);
    };
    let asked = 0;
    server.on("request", () => {
      asked += 1;
    });
    const many = Array.from({ length: 20 }, () => get("/cari?q=pohon"));
    await expect.poll(() => asked).toBe(20);
    go.resolve();
    expect(new Set((await Promise.all(many)).map(({ text }) => text)).size).toBe(1);
    expect(rendered).toHaveLength(1);
  });

  it("is the same page however its address is written, and without what it does not read", async () => {
    for (const query of ["q=pohon+kota", "q=pohon%20%20kota", "fbclid=1&q=%20pohon%20kota%20"]) {
      expect((await get(`/cari?${query}`)).text).toContain("/cari?q=pohon+kota");
    }
    expect(rendered).toEqual(["/cari?q=pohon+kota"]);
    await get("/cari?utm=1");
    await get("/cari?utm=2");
    expect(rendered).toEqual(["/cari?q=pohon+kota", "/cari"]);
    await get("/cari?q=pohon+kota&kind=place");
    expect(rendered).toHaveLength(3);
  });

  it("is not what the browser's router asks for at the same address", async () => {
    await get("/cari?q=pohon");
    await get("/cari?q=pohon&_rsc=a", { rsc: "1" });
    expect(rendered).toEqual(["/cari?q=pohon", "/cari?q=pohon&_rsc=a"]);
  });
});

describe("a refusal", () => {
  it("is its asker's own", async () => {
    render = refused;
    const mine = await get("/cari?q=pohon");
    expect(mine.text).toContain("Terlalu banyak");
    expect(mine.headers.get("cache-control")).toContain("no-store");
    render = found;
    expect((await get("/cari?q=pohon")).text).toContain("/cari?q=pohon");
  });

  it("does not stand in for those who wait beside it", async () => {
    const go = Promise.withResolvers<void>();
    render = async (request, response) => {
      await go.promise;
      if (rendered.length === 1) refused(request, response);
      else found(request, response);
    };
    const first = get("/cari?q=pohon");
    await expect.poll(() => rendered.length).toBe(1);
    const others = [get("/cari?q=pohon"), get("/cari?q=pohon")];
    go.resolve();
    expect((await first).text).toContain("Terlalu banyak");
    for (const { text } of await Promise.all(others)) expect(text).toContain("/cari?q=pohon");
  });
});

it("keeps no page on which something changed while it was rendered", async () => {
  render = (request, response) => {
    if (rendered.length === 1) store.drop(["reports"]);
    found(request, response);
  };
  await get("/cari?q=pohon");
  await get("/cari?q=pohon");
  expect(rendered).toHaveLength(2);
});

it("keeps no page that shows what a replica had not heard of yet", async () => {
  const late = store.moment();
  store.drop(["reports"]);
  render = (request, response) => {
    if (rendered.length === 1) store.sawAsOf(late);
    found(request, response);
  };
  await get("/cari?q=pohon");
  await get("/cari?q=pohon");
  await get("/cari?q=pohon");
  expect(rendered).toHaveLength(2);
});

it("does not let an asker who leaves hold up the others", async () => {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  render = async (request, response) => {
    if (rendered.length === 1) await once(response, "close");
    else found(request, response);
  };
  socket.write("GET /cari?q=pohon HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect.poll(() => rendered.length).toBe(1);
  const other = get("/cari?q=pohon");
  socket.destroy();
  expect((await other).text).toContain("/cari?q=pohon");
});

it("stays within its room however many words people think of, and leaves other pages alone", async () => {
  const MEGABYTE = 1_000_000;
  render = (request, response) => found(request, response, MEGABYTE);
  const renderedFor = async (path: string) => {
    const before = rendered.length;
    await get(path);
    return rendered.length - before;
  };
  await get("/cari");
  await get("/cari?q=sampah");
  for (let word = 0; word < 40; word += 1) {
    await get(`/cari?q=kata${word}`);
    expect(await renderedFor("/cari?q=sampah"), "what is asked for again and again").toBe(0);
  }
  expect(await renderedFor("/cari?q=kata39"), "the latest").toBe(0);
  expect(await renderedFor("/cari?q=kata0"), "long ago").toBe(1);
  // 16 MB are ten of these, with their compressed forms.
  expect(await renderedFor("/cari?q=kata25"), "earlier than the last ten").toBe(1);
  expect(await renderedFor("/cari"), "a page without words").toBe(0);
});
