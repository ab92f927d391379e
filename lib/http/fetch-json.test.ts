import { afterEach, expect, it, vi } from "vitest";
import { fetchJson, RequestFailed } from "./fetch-json";

afterEach(() => vi.unstubAllGlobals());

/** A server that is silent until the request is given up. */
function silence(): void {
  vi.stubGlobal(
    "fetch",
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        if (signal?.aborted) reject(signal.reason as Error);
        signal?.addEventListener("abort", () => reject(signal.reason as Error));
      }),
  );
}

/** As Safari before 17.4 and Chrome before 116. */
function withoutAny(): void {
  class OlderSignal extends AbortSignal {}
  vi.stubGlobal("AbortSignal", Object.assign(OlderSignal, { any: undefined, timeout: AbortSignal.timeout }));
}

it("answers on phones that cannot join two signals", async () => {
  withoutAny();
  vi.stubGlobal("fetch", async () => Response.json({ name: "Medan" }));
  const { signal } = new AbortController();
  expect(await fetchJson("/api/geocode?q=Medan", { signal })).toEqual({ name: "Medan" });
});

it("stops when the caller gives up, before or while it waits", async () => {
  silence();
  const caller = new AbortController();
  const waiting = fetchJson("/api/geocode?q=Medan", { signal: caller.signal });
  caller.abort();
  await expect(waiting).rejects.toBeInstanceOf(RequestFailed);
  await expect(fetchJson("/api/geocode?q=Medan", { signal: caller.signal })).rejects.toMatchObject({ status: 0 });
});

it("stops when the caller's own time is over", async () => {
  silence();
  const requested = fetchJson("/api/reports/nearby", { signal: AbortSignal.timeout(1) });
  await expect(requested).rejects.toMatchObject({ message: "Tidak ada respons dari server. Periksa koneksi Anda." });
});
