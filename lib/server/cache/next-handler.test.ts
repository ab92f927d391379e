import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import NextCacheHandler from "./next-handler";
import { type PageScope, pageScopes } from "./page-scope";
import { cacheStore, MAX_AGE_SECONDS } from "./store";

type Value = Parameters<NextCacheHandler["set"]>[1];
type Context = Parameters<NextCacheHandler["set"]>[2];

const KEY = "/route-cache/APP_PAGE/abc/$/laporan";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-14T05:00:00Z") });
});
afterEach(() => {
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

function scope(nonce = "nonce-of-this-request"): PageScope {
  return { nonce, kept: null, making: null, behind: false };
}

/** Each request has a handler of its own. */
const handler = () => new NextCacheHandler();

describe("Next's cache handler", () => {
  it("keeps a page for later requests", async () => {
    expect(await handler().get(KEY)).toBeNull();
    const html = page("<p>satu</p>");
    await handler().set(KEY, html, lasting());
    expect(await handler().get(KEY)).toMatchObject({ value: html, lastModified: Date.now() });
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
    expect(await lifetimeOf(page("d", "_N_T_/login"), lasting())).toBe(false);
  });

  it("keeps the page of all unknown addresses, but not each address that has nothing yet", async () => {
    const missing = page("<p>Tidak ada.</p>", "_N_T_/laporan,report:LP-1", 404);
    await handler().set("/route-cache/APP_PAGE/abc/$/laporan/LP-1", missing, lasting());
    expect(await handler().get("/route-cache/APP_PAGE/abc/$/laporan/LP-1")).toBeNull();
    await handler().set("/route-cache/APP_PAGE/def/$/_not-found", missing, lasting());
    expect(await handler().get("/route-cache/APP_PAGE/def/$/_not-found")).not.toBeNull();
  });

  it("leaves fetched data to cachedRead", async () => {
    const data = { headers: {}, body: "[]", url: "" };
    await handler().set("fetched", { kind: "FETCH", data, revalidate: 60 } as Value, { fetchCache: true });
    expect(await handler().get("fetched")).toBeNull();
  });
});

describe("what it tells the server", () => {
  it("names the kept page, with the nonce it was rendered with", async () => {
    const maker = scope("first");
    await pageScopes.run(maker, () => handler().set(KEY, page("<p>satu</p>"), lasting()));
    const reader = scope("second");
    await pageScopes.run(reader, () => handler().get(KEY));
    expect(reader.kept).toEqual(maker.kept);
    expect(reader.kept).toMatchObject({ key: KEY, nonce: "first", freshUntil: Date.now() + MAX_AGE_SECONDS * 1000 });
    expect(reader.making).toBeNull();
  });

  it("says when a page that is not kept is being made, and when it is there", async () => {
    const maker = scope();
    await pageScopes.run(maker, async () => {
      const rendering = handler();
      await rendering.get(KEY);
      expect(maker.making).not.toBeNull();
      await rendering.set(KEY, page("<p>satu</p>"), lasting());
    });
    await maker.making?.promise;
    expect(maker.behind).toBe(false);
  });

  it("says when a page past its time is renewed behind the answer, and when that is done", async () => {
    await handler().set(KEY, page("<p>lama</p>"), lasting());
    vi.setSystemTime(Date.now() + MAX_AGE_SECONDS * 1000 + 1);
    const reader = scope();
    await pageScopes.run(reader, async () => {
      const renewer = handler();
      await renewer.get(KEY);
      expect(reader).toMatchObject({ behind: true, making: expect.anything() });
      await renewer.set(KEY, page("<p>baru</p>"), lasting());
    });
    await reader.making?.promise;
    expect(reader.kept?.nonce).toBe(reader.nonce);
  });

  it("keeps the old nonce with the old page when renewing failed", async () => {
    await pageScopes.run(scope("first"), () => handler().set(KEY, page("<p>lama</p>"), lasting()));
    const failing = scope("second");
    await pageScopes.run(failing, async () => {
      const renewer = handler();
      const old = await renewer.get(KEY);
      await renewer.set(KEY, old?.value ?? null, lasting(30));
    });
    expect(failing.kept).toMatchObject({ nonce: "first", freshUntil: Date.now() + 30_000 });
  });
});
