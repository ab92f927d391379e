import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CacheRoom, CacheStore, MAX_AGE_SECONDS } from "./store";

let cache: CacheStore;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-14T05:00:00Z") });
  cache = new CacheStore();
});
afterEach(() => {
  vi.useRealTimers();
});

function keep(key: string, value: unknown, { tags = [] as string[], since = cache.moment(), bytes = 10 } = {}): void {
  cache.main.set(key, value, { tags, since, bytes, maxAgeSeconds: 60 });
}

const stored = (key: string) => cache.main.get(key)?.value;

/** A read that is answered by hand, counting how often it was asked for. */
function question<T>() {
  const requested: PromiseWithResolvers<T>[] = [];
  const read = () => {
    const answer = Promise.withResolvers<T>();
    requested.push(answer);
    return answer.promise;
  };
  return { requested, read };
}

describe("an entry", () => {
  it("stays until one of its tags is dropped", () => {
    keep("a", 1, { tags: ["reports", "x"] });
    keep("b", 2, { tags: ["y"] });
    cache.drop(["x"]);
    expect([stored("a"), stored("b")]).toEqual([undefined, 2]);
  });

  it("stays no longer than its time", () => {
    keep("a", 1);
    vi.setSystemTime(Date.now() + 59_999);
    expect(stored("a")).toBe(1);
    vi.setSystemTime(Date.now() + 1);
    expect(stored("a")).toBeUndefined();
  });

  it("is not stored when it began before one of its tags, or everything, was dropped", () => {
    const since = cache.moment();
    cache.drop(["reports"]);
    keep("a", "old", { tags: ["reports"], since });
    keep("b", "other", { tags: ["places"], since });
    expect([stored("a"), stored("b")]).toEqual([undefined, "other"]);
    cache.dropAll();
    keep("c", "old", { since });
    keep("d", "new");
    expect([stored("b"), stored("c"), stored("d")]).toEqual([undefined, undefined, "new"]);
  });

  it("is believed no longer once more tags were dropped than are remembered", () => {
    const since = cache.moment();
    keep("known", 1, { tags: ["first"] });
    cache.drop(["first"]);
    cache.drop(Array.from({ length: 10_000 }, (_, index) => `report:${index}`));
    keep("begun", "old", { tags: ["first"], since });
    expect([stored("known"), stored("begun")]).toEqual([undefined, undefined]);
  });

  it("goes by the tags of what replaced it", () => {
    keep("a", 1, { tags: ["old"] });
    keep("a", 2, { tags: ["new"] });
    cache.drop(["old"]);
    expect(stored("a")).toBe(2);
    cache.drop(["new"]);
    expect(stored("a")).toBeUndefined();
  });
});

it("a room keeps within its bytes, the least used going first", () => {
  const room = new CacheRoom(cache, 100_000);
  const put = (key: string, bytes: number) => {
    room.set(key, key, { tags: [], since: cache.moment(), bytes, maxAgeSeconds: 60 });
  };
  for (const key of ["a", "b", "c"]) put(key, 30_000);
  room.get("a");
  put("d", 30_000);
  put("huge", 200_000);
  expect(["a", "b", "c", "d", "huge"].filter((key) => room.get(key))).toEqual(["a", "c", "d"]);
});

describe("read", () => {
  it("asks once for callers at the same time and after", async () => {
    const { requested, read } = question<string[]>();
    const both = [cache.read("k", ["reports"], read), cache.read("k", ["reports"], read)];
    requested[0]?.resolve(["satu"]);
    expect(await Promise.all(both)).toEqual([["satu"], ["satu"]]);
    expect(await cache.read("k", ["reports"], read)).toEqual(["satu"]);
    expect(requested).toHaveLength(1);
  });

  it("asks again for a caller who comes after a drop, and keeps only the new answer", async () => {
    const { requested, read } = question<string>();
    const early = cache.read("k", ["reports"], read);
    cache.drop(["reports"]);
    const late = cache.read("k", ["reports"], read);
    requested[1]?.resolve("baru");
    expect(await late).toBe("baru");
    requested[0]?.resolve("lama");
    expect(await early).toBe("lama");
    expect(await cache.read("k", ["reports"], read)).toBe("baru");
    expect(requested).toHaveLength(2);
  });

  it("keeps keys that anyone can think up from pushing the others out", async () => {
    const long = "a".repeat(1_000_000);
    await cache.read("plain", [], async () => long);
    for (let index = 0; index < 100; index += 1) await cache.read(`rare ${index}`, [], async () => long, cache.rare);
    expect(stored("plain")).toBe(long);
    expect([cache.rare.get("rare 0"), cache.rare.get("rare 99")?.value]).toEqual([undefined, long]);
  });

  it.each(["/cari?q=a", "/wilayah/coblong-327302", "/wilayah/coblong-327302/rss.xml", "/api/areas/32.73.02"])(
    "keeps %s apart from the pages that are few",
    (address) => {
      expect(cache.roomOf(address)).toBe(cache.rare);
      expect(["/home", "/wilayah", "/api/areas", "/laporan/LP-260314-0007"].map((page) => cache.roomOf(page))).toEqual(
        Array(4).fill(cache.main),
      );
    },
  );

  it("keeps what there is not from pushing out what there is", async () => {
    await cache.read("plain", [], async () => "a");
    for (let index = 0; index < 100_000; index += 1) await cache.read(`none ${index}`, [], async () => null);
    expect(stored("plain")).toBe("a");
    const again = vi.fn(async () => null);
    expect([await cache.read("none 99999", [], again), again.mock.calls]).toEqual([null, []]);
  });

  it("does not keep a failure", async () => {
    await expect(cache.read("k", [], () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await cache.read("k", [], async () => "back")).toBe("back");
  });

  it("reads anew after its longest age, and gives the old value while that fails", async () => {
    await cache.read("k", [], async () => "old");
    vi.setSystemTime(Date.now() + MAX_AGE_SECONDS * 1000);
    expect(await cache.read("k", [], () => Promise.reject(new Error("away")))).toBe("old");
    expect(await cache.read("k", [], async () => "new")).toBe("new");
  });

  it("gives a value that nobody can change for the others", async () => {
    const [first] = await cache.read("k", [], async () => [{ code: "LP-1" }]);
    expect(() => Object.assign(first ?? {}, { code: "LP-2" })).toThrow(TypeError);
  });
});
