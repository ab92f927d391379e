import { describe, expect, it } from "vitest";
import { CacheStore } from "./store";

const MAX_AGE_MS = 1_000;

function store(maxBytes = 1_000_000) {
  const clock = { now: 0 };
  return { clock, cache: new CacheStore({ maxBytes, maxAgeMs: MAX_AGE_MS, now: () => clock.now }) };
}

/** A read that is answered by hand, counting how often it was asked for. */
function question<T>() {
  const asked: PromiseWithResolvers<T>[] = [];
  const read = () => {
    const answer = Promise.withResolvers<T>();
    asked.push(answer);
    return answer.promise;
  };
  return { asked, read };
}

describe("set", () => {
  it("keeps until one of its tags is dropped", () => {
    const { cache } = store();
    cache.set("a", 1, ["reports", "x"], 10, cache.moment());
    cache.set("b", 2, ["y"], 10, cache.moment());
    cache.drop(["x"]);
    expect(cache.get("a")).toBeUndefined();
    expect(cache.get("b")?.value).toBe(2);
  });

  it("refuses what began before one of its tags was dropped", () => {
    const { cache } = store();
    const since = cache.moment();
    cache.drop(["reports"]);
    expect(cache.set("a", "old", ["reports"], 10, since)).toBeNull();
    expect(cache.get("a")).toBeUndefined();
    expect(cache.set("b", "other", ["places"], 10, since)?.value).toBe("other");
  });

  it("refuses what began before everything was dropped", () => {
    const { cache } = store();
    const since = cache.moment();
    cache.dropAll();
    expect(cache.set("a", "old", [], 10, since)).toBeNull();
    expect(cache.set("a", "new", [], 10, cache.moment())?.value).toBe("new");
  });

  it("refuses work that is older than the oldest drop it remembers", () => {
    const { cache } = store();
    const since = cache.moment();
    cache.drop(["first"]);
    cache.drop(Array.from({ length: 10_000 }, (_, index) => `report:${index}`));
    expect(cache.set("a", "old", ["first"], 10, since)).toBeNull();
  });

  it("keeps within its bytes, the least used going first", () => {
    const { cache } = store(10_000);
    for (const key of ["a", "b", "c"]) cache.set(key, key, [], 3_000, cache.moment());
    cache.get("a");
    cache.set("d", "d", [], 3_000, cache.moment());
    expect(["a", "b", "c", "d"].filter((key) => cache.get(key))).toEqual(["a", "c", "d"]);
    expect(cache.set("huge", "", [], 20_000, cache.moment())).toBeNull();
  });

  it("forgets the tags of what it replaced", () => {
    const { cache } = store();
    cache.set("a", 1, ["old"], 10, cache.moment());
    cache.set("a", 2, ["new"], 10, cache.moment());
    cache.drop(["old"]);
    expect(cache.get("a")?.value).toBe(2);
    cache.drop(["new"]);
    expect(cache.get("a")).toBeUndefined();
  });
});

describe("read", () => {
  it("asks once for callers at the same time and after", async () => {
    const { cache } = store();
    const { asked, read } = question<string[]>();
    const both = [cache.read("k", ["reports"], read), cache.read("k", ["reports"], read)];
    asked[0]?.resolve(["satu"]);
    expect(await Promise.all(both)).toEqual([["satu"], ["satu"]]);
    expect(await cache.read("k", ["reports"], read)).toEqual(["satu"]);
    expect(asked).toHaveLength(1);
  });

  it("asks again for a caller who comes after a drop, and keeps only the new answer", async () => {
    const { cache } = store();
    const { asked, read } = question<string>();
    const early = cache.read("k", ["reports"], read);
    cache.drop(["reports"]);
    const late = cache.read("k", ["reports"], read);
    asked[1]?.resolve("baru");
    expect(await late).toBe("baru");
    asked[0]?.resolve("lama");
    expect(await early).toBe("lama");
    expect(await cache.read("k", ["reports"], read)).toBe("baru");
    expect(asked).toHaveLength(2);
  });

  it("keeps what has a rare key when it is asked for again, or by two at once", async () => {
    const { cache } = store();
    const ask = (key: string, read: () => Promise<string>) => cache.read(key, ["reports"], read, true);
    expect(await ask("far", async () => "first")).toBe("first");
    expect(cache.get("far")).toBeUndefined();
    expect(await ask("far", async () => "second")).toBe("second");
    expect(await ask("far", async () => "third")).toBe("second");

    const { asked, read } = question<string>();
    const both = [ask("near", read), ask("near", read)];
    asked[0]?.resolve("shared");
    expect(await Promise.all(both)).toEqual(["shared", "shared"]);
    expect(await ask("near", read)).toBe("shared");
    expect(asked).toHaveLength(1);
  });

  it("does not keep a failure", async () => {
    const { cache } = store();
    await expect(cache.read("k", [], () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await cache.read("k", [], async () => "back")).toBe("back");
  });

  it("reads anew after its longest age, and gives the old value while that fails", async () => {
    const { cache, clock } = store();
    await cache.read("k", [], async () => "old");
    clock.now = MAX_AGE_MS + 1;
    expect(await cache.read("k", [], () => Promise.reject(new Error("away")))).toBe("old");
    expect(await cache.read("k", [], async () => "new")).toBe("new");
  });

  it("gives a value that nobody can change for the others", async () => {
    const { cache } = store();
    const [first] = await cache.read("k", [], async () => [{ code: "LP-1" }]);
    expect(() => Object.assign(first ?? {}, { code: "LP-2" })).toThrow(TypeError);
  });
});
