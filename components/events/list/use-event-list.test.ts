import { afterEach, describe, expect, it, vi } from "vitest";
import { eventsPath, fetchEvents } from "./use-event-list";

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

describe("fetchEvents", () => {
  it("leaves out what has no id", async () => {
    answering(async () => Response.json([{ id: 3 }, { title: "Tanpa nomor" }, null]));
    expect(await fetchEvents("/api/events")).toEqual([{ id: 3 }]);
  });

  it.each([
    [
      "no network",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "Tidak dapat terhubung ke server. Pastikan backend berjalan dengan benar.",
    ],
    [
      "a refusal",
      async () => Response.json({ message: "Layanan sedang sibuk." }, { status: 503 }),
      "Gagal memuat data kegiatan: 503 - Layanan sedang sibuk.",
    ],
    [
      "something else than a list",
      async () => Response.json({}),
      "Gagal memuat data kegiatan: Data yang diterima bukan array",
    ],
  ])("says in the spec's words that there was %s", async (_, answer, message) => {
    answering(answer as () => Promise<Response>);
    await expect(fetchEvents("/api/events")).rejects.toThrow(message);
  });

  it("waits no longer than it has patience for", async () => {
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    answering(() => Promise.reject(new DOMException("aborted", "AbortError")));
    await expect(fetchEvents("/api/events")).rejects.toThrow("Request timeout - Server tidak merespons");
    vi.restoreAllMocks();
  });
});

describe("eventsPath", () => {
  it("names the kind and the span, and the area where one is chosen", () => {
    expect(eventsPath({ kind: "PLANTING", limit: 12, area: null, span: "ahead" })).toBe(
      "/api/events?kind=PLANTING&limit=12&when=ahead",
    );
    expect(eventsPath({ kind: "ALL", limit: 12, area: null, span: "past" })).toBe(
      "/api/events?kind=ALL&limit=12&when=past",
    );
    expect(eventsPath({ kind: "COMMUNITY", limit: 100, area: "31", span: { month: "2026-12" } })).toBe(
      "/api/events?kind=COMMUNITY&limit=100&month=2026-12&province=DKI+Jakarta",
    );
  });
});
