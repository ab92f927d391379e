import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pauseToasts, resumeToasts, showToast, toastStore } from "./toast-store";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("takes a message away after its time, but not from under the eyes of who reads it", () => {
  showToast({ text: "Tersimpan.", milliseconds: 5000 });
  vi.advanceTimersByTime(4000);
  pauseToasts();
  vi.advanceTimersByTime(60_000);
  expect(toastStore.read().map(({ text }) => text)).toEqual(["Tersimpan."]);
  resumeToasts();
  vi.advanceTimersByTime(4999);
  expect(toastStore.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.read()).toHaveLength(0);
});
