import { expect, it } from "vitest";
import { clockText } from "./clock-text";

const LAPOR = { sent_on: "2026-03-13", due_on: "2026-03-26" };

it.each([
  ["2026-03-13T20:00:00+07:00", "8 hari kerja lagi"],
  // A weekend.
  ["2026-03-15T08:00:00+07:00", "8 hari kerja lagi"],
  // Nyepi on the 19th.
  ["2026-03-20T08:00:00+07:00", "hari kerja ke-4 dari 8"],
  ["2026-03-31T12:00:00+07:00", "lewat 3 hari kerja, menurut warga"],
])("the clock of an office says at %s: %s", (time, text) => {
  expect(clockText(LAPOR, new Date(time), "WIB")).toBe(text);
});

it("the clock of an office says that Monday to Friday count where a year's holidays are not known", () => {
  const span = { sent_on: "2027-12-30", due_on: "2028-01-11" };
  expect(clockText(span, new Date("2028-01-04T08:00:00+07:00"), "WIB")).toBe(
    "hari kerja ke-3 dari 8 (Senin–Jumat dihitung, hari liburnya belum diketahui)",
  );
});

it("the clock of an office turns at midnight of the report's place", () => {
  const time = new Date("2026-03-16T22:30:00+07:00");
  expect(clockText(LAPOR, time, "WIB")).toBe("hari kerja ke-1 dari 8");
  expect(clockText(LAPOR, time, "WIT")).toBe("hari kerja ke-2 dari 8");
});
