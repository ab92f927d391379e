import { expect, test } from "vitest";
import { readReportNumber } from "./report-number";

test.each([
  "LP-260314-0007",
  " lp 260314 0007 ",
  "lp2603140007",
  "260314-0007",
  "https://sulur.id/laporan/LP-260314-0007",
  "Nomor: LP–260314–0007.",
])("reads %j", (typed) => {
  expect(readReportNumber(typed)).toBe("LP-260314-0007");
});

test.each(["", "LP-", "0007", "LP-260314", "12345678901234567890", "<script>"])("reads no number from %j", (typed) => {
  expect(readReportNumber(typed)).toBeNull();
});
