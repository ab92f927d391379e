import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WindowCounter } from "./window-counter";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("lets each key spend its points in a window, and says how long the rest has to wait", () => {
  const counter = new WindowCounter({ points: 2, seconds: 60 });
  expect([counter.take("a"), counter.take("a")]).toEqual([0, 0]);
  vi.advanceTimersByTime(45_000);
  expect(counter.take("a")).toBe(15_000);
  expect(counter.take("b")).toBe(0);
  vi.advanceTimersByTime(15_000);
  expect(counter.take("a")).toBe(0);
});

it("remembers the latest keys of very many", () => {
  const counter = new WindowCounter({ points: 1, seconds: 60 });
  for (let number = 0; number <= 50_000; number += 1) counter.take(String(number));
  expect(counter.take("50000")).toBeGreaterThan(0);
  expect(counter.take("0")).toBe(0);
});
