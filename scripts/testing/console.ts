import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

let spy: MockInstance<typeof console.error>;

// React and Next report broken promises only through console.error, so an unexpected one is a failure.
beforeEach(() => {
  spy = vi.spyOn(console, "error");
});

afterEach(() => {
  const { calls } = spy.mock;
  spy.mockRestore();
  expect(calls, "console.error was called").toEqual([]);
});
