import { expect, test } from "vitest";
import type { CreateReportInput } from "@/lib/reports/schemas";
import { attemptFor } from "./attempt";

const report: CreateReportInput = {
  reporter_name: "Warga",
  location: "Kali Deli",
  damage_type: "Sampah menumpuk",
  description: "Sampah menutup saluran.",
  incident_date: "2026-03-14",
};

function keys() {
  let count = 0;
  return () => `key-${++count}`;
}

test("the same content goes out with the same key and body, however long the form stayed open", () => {
  const newKey = keys();
  const first = attemptFor(null, report, 12.4, newKey);
  const stored = JSON.parse(JSON.stringify(first)) as typeof first;
  expect(attemptFor(stored, { ...report }, 300, newKey)).toEqual(first);
  expect(first.body.filled_seconds).toBe(12);
});

test("a changed form is another attempt", () => {
  const newKey = keys();
  const first = attemptFor(null, report, 5, newKey);
  const second = attemptFor(first, { ...report, location: "Kali Babura" }, 9, newKey);
  expect(second.key).not.toBe(first.key);
  expect(second.body.location).toBe("Kali Babura");
});

test("a body that an earlier version wrote down in another order is the same", () => {
  const first = attemptFor(null, report, 12, () => "key");
  const { location, ...rest } = report;
  expect(attemptFor(first, { ...rest, location }, 60, () => "other")).toBe(first);
});
