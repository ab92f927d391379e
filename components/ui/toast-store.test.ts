import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast, pauseToasts, resumeToasts, showToast, toastStore } from "./toast-store";

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

it("keeps the last five that vanished to be read again, but none that was taken back", () => {
  const takeBack = showToast({ text: "Belum tercatat." });
  for (const text of ["1", "2", "3", "4", "5"]) showToast({ text });
  expect(toastStore.past()).not.toContainEqual(expect.objectContaining({ text: "Belum tercatat." }));
  vi.advanceTimersByTime(5000);
  showToast({ text: "6" });
  dismissToast(toastStore.read().at(-1)?.id ?? 0);
  takeBack();
  expect(toastStore.past().map(({ text }) => text)).toEqual(["6", "5", "4", "3", "2"]);
});
