import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cacheStore, MAX_AGE_SECONDS } from "./cache/store";
import { scriptHash } from "./http/security-headers";
import NextCacheHandler from "./next-cache-handler";

type Value = Parameters<NextCacheHandler["set"]>[1];
type Context = Parameters<NextCacheHandler["set"]>[2];

const KEY = "/route-cache/APP_PAGE/abc/$/laporan";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-14T05:00:00Z") });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  cacheStore().dropAll();
});

function page(html: string, tags = "_N_T_/laporan,reports", status = 200): Value {
  const headers = { "x-next-cache-tags": tags };
  return {
    kind: "APP_PAGE",
    html,
    headers,
    rscData: undefined,
    postponed: undefined,
    status,
    segmentData: undefined,
  } as Value;
}

function lasting(revalidate: number | false = false): Context {
  return { kind: "APP_PAGE", isFallback: false, cacheControl: { revalidate, expire: undefined } } as Context;
}

/** Each request has a handler of its own. */
const handler = () => new NextCacheHandler();

describe("Next's cache handler", () => {
  it("keeps a page for later requests", async () => {
    expect(await handler().get(KEY)).toBeNull();
    const html = page("<p>satu</p>");
    await handler().set(KEY, html, lasting());
    expect(await handler().get(KEY)).toMatchObject({ value: { html: "<p>satu</p>" }, lastModified: Date.now() });
  });

  it("drops it with a tag of its data", async () => {
    await handler().set(KEY, page("<p>satu</p>"), lasting());
    cacheStore().drop(["reports"]);
    expect(await handler().get(KEY)).toBeNull();
  });

  it("drops it with the tag of its path, which Next's own functions use", async () => {
    await handler().set(KEY, page("<p>satu</p>"), lasting());
    await handler().revalidateTag("_N_T_/laporan");
    expect(await handler().get(KEY)).toBeNull();
  });

  it("does not keep a page whose request began before its data changed", async () => {
    const early = handler();
    cacheStore().drop(["reports"]);
    await early.set(KEY, page("<p>lama</p>"), lasting());
    expect(await handler().get(KEY)).toBeNull();
    await handler().set(KEY, page("<p>baru</p>"), lasting());
    expect(await handler().get(KEY)).not.toBeNull();
  });

  it("lets a page with data grow no older than the longest age", async () => {
    const lifetimeOf = async (value: Value, context: Context) => {
      await handler().set(KEY, value, context);
      return (await handler().get(KEY))?.cacheControl?.revalidate;
    };
    expect(await lifetimeOf(page("a"), lasting())).toBe(MAX_AGE_SECONDS);
    expect(await lifetimeOf(page("b"), lasting(10))).toBe(10);
    expect(await lifetimeOf(page("c"), lasting(86_400))).toBe(MAX_AGE_SECONDS);
    expect(await lifetimeOf(page("d", "_N_T_/login"), lasting())).toBe(31_536_000);
  });

  it("keeps the page of all unknown addresses, but not each address that has nothing yet", async () => {
    const missing = page("<p>Tidak ada.</p>", "_N_T_/laporan,report:LP-1", 404);
    await handler().set("/route-cache/APP_PAGE/abc/$/laporan/LP-1", missing, lasting());
    expect(await handler().get("/route-cache/APP_PAGE/abc/$/laporan/LP-1")).toBeNull();
    await handler().set("/route-cache/APP_PAGE/def/$/_not-found", missing, lasting());
    expect(await handler().get("/route-cache/APP_PAGE/def/$/_not-found")).not.toBeNull();
  });

  it("keeps addresses that anyone can think up without end from pushing the pages out", async () => {
    const on = (name: number) => `/route-cache/APP_PAGE/abc/$/event/x${name}-7`;
    await handler().set(KEY, page("<p>satu</p>"), lasting());
    const shell = (id: number) => `/route-cache/APP_PAGE/abc/$/kegiatan/${id}/kelola`;
    for (let name = 0; name < 500; name += 1) {
      await handler().set(on(name), page("x".repeat(100_000), "", 308), lasting());
      await handler().set(shell(name), page("x".repeat(100_000), ""), lasting());
    }
    expect(await handler().get(KEY)).not.toBeNull();
    expect([await handler().get(on(0)), await handler().get(on(499))]).toEqual([null, expect.anything()]);
  });

  it("leaves fetched data to cachedRead", async () => {
    const data = { headers: {}, body: "[]", url: "" };
    await handler().set("fetched", { kind: "FETCH", data, revalidate: 60 } as Value, { fetchCache: true });
    expect(await handler().get("fetched")).toBeNull();
  });
});

describe("the headers of a page that is cached, which Next sends with it", () => {
  const headersOf = async (value: Value, context = lasting()) => {
    await handler().set(KEY, value, context);
    return (value as { headers: Record<string, string> }).headers;
  };

  it("allow the page's own inline scripts by hash, and no others", async () => {
    const html = `<script>start()</script><script async src="/a.js"></script><script type="application/ld+json">{}</script>`;
    const policy = (await headersOf(page(html)))["content-security-policy"] ?? "";
    expect(policy).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'; default-src 'self'; /u);
    expect(policy).toContain(scriptHash("start()"));
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
  });

  it("let our own cache store it for its lifetime, and everybody else ask each time", async () => {
    expect(Object.keys(await headersOf(page("a"))).join(), "plain next start has no cache of ours").not.toMatch(
      /sulur/u,
    );
    vi.stubEnv("SULUR_SERVER", "1");
    expect(await headersOf(page("a"), lasting(10))).toMatchObject({
      "cache-control": "public, max-age=0, must-revalidate",
      "sulur-cache-control": "max-age=10",
      "sulur-cache-tags": "reports",
    });
  });

  it("let nobody store what does not exist yet", async () => {
    vi.stubEnv("SULUR_SERVER", "1");
    expect(await headersOf(page("Tidak ada.", "reports", 404))).toMatchObject({ "sulur-cache-control": "max-age=0" });
  });

  it("tell how old a page is, and past its time it is rendered anew", async () => {
    await handler().set(KEY, page("a"), lasting(60));
    vi.setSystemTime(Date.now() + 59_000);
    expect(await handler().get(KEY)).toMatchObject({ value: { headers: { age: "59" } } });
    vi.setSystemTime(Date.now() + 1_000);
    expect(await handler().get(KEY)).toBeNull();
  });
});
