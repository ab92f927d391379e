import { expect, it, vi } from "vitest";
import { TooMany } from "@/lib/kernel/errors";
import { inQueue } from "./seats";

const step = () => new Promise((resolve) => setImmediate(resolve));

it("lets one in after the other, in their order, and several events at once", async () => {
  const seen: string[] = [];
  const visit = (event: number, name: string) =>
    inQueue(event, async () => {
      seen.push(`${name} in`);
      await step();
      seen.push(`${name} out`);
      return name;
    });
  expect(await Promise.all([visit(1, "a"), visit(1, "b"), visit(2, "c")])).toEqual(["a", "b", "c"]);
  expect(seen.filter((word) => !word.startsWith("c"))).toEqual(["a in", "a out", "b in", "b out"]);
  expect(seen.indexOf("c in")).toBeLessThan(seen.indexOf("a out"));
});

it("goes on after one who failed", async () => {
  const failing = inQueue(1, async () => {
    throw new Error("gagal");
  });
  const next = inQueue(1, async () => "lanjut");
  await expect(failing).rejects.toThrow("gagal");
  expect(await next).toBe("lanjut");
});

it("turns away who would wait too long", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const open = Promise.withResolvers<void>();
    const first = inQueue(1, () => open.promise);
    const second = expect(inQueue(1, async () => "terlambat")).rejects.toThrow(TooMany);
    await step();
    vi.setSystemTime(Date.now() + 16_000);
    open.resolve();
    await Promise.all([first, second]);
  } finally {
    vi.useRealTimers();
  }
});

it("keeps no endless line", async () => {
  const open = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 1_000 }, () => inQueue(1, () => open.promise));
  await expect(inQueue(1, async () => {})).rejects.toThrow("Sangat banyak orang");
  open.resolve();
  await Promise.all(waiting);
  expect(await inQueue(1, async () => "masuk")).toBe("masuk");
});
