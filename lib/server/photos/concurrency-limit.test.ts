import { describe, expect, it } from "vitest";
import { ConcurrencyLimit } from "./concurrency-limit";

const full = () => new Error("penuh");

describe("ConcurrencyLimit", () => {
  it("lets two in, keeps one waiting and refuses the next", async () => {
    const turns = new ConcurrencyLimit(2, 1);
    const [first, second, third] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    const started: string[] = [];
    const enter = (name: string, gate: Promise<void>) => {
      const work = () => {
        started.push(name);
        return gate;
      };
      return turns.take(work, full);
    };
    const all = [enter("a", first.promise), enter("b", second.promise), enter("c", third.promise)];
    await expect(enter("d", Promise.resolve())).rejects.toThrow("penuh");
    expect(started).toEqual(["a", "b"]);
    first.resolve();
    await all[0];
    expect(started).toEqual(["a", "b", "c"]);
    second.resolve();
    third.resolve();
    await Promise.all(all);
    await expect(turns.take(async () => "bebas", full)).resolves.toBe("bebas");
  });

  it("gives the place back when the work fails", async () => {
    const turns = new ConcurrencyLimit(1, 0);
    await expect(turns.take(() => Promise.reject(new Error("rusak")), full)).rejects.toThrow("rusak");
    await expect(turns.take(async () => 1, full)).resolves.toBe(1);
  });
});
