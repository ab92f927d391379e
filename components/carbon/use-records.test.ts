import { expect, it } from "vitest";
import { summaryOf } from "@/lib/carbon/summary";
import { parseRecords } from "./use-records";

const inputs = { transport: 100, electricity: 0, meat: 0, recycling: 0 };
const result = { mode: "SIMPLE", inputs } as const;
const record = { ...result, ...summaryOf(result), id: "a1", saved_at: "2026-03-14T02:00:00.000Z" };

it("reads back what was kept", () => {
  expect(parseRecords(JSON.stringify([record]))).toEqual([record]);
});

it.each([
  null,
  "",
  "{}",
  "[null, 1]",
  JSON.stringify([{ ...record, inputs: { transport: "x" } }]),
  JSON.stringify([{ ...record, saved_at: "kemarin" }]),
  JSON.stringify([{ ...record, mode: "ADVANCED" }]),
])("reads nothing from %j", (text) => {
  expect(parseRecords(text)).toEqual([]);
});
