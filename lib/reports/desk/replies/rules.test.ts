import { expect, it } from "vitest";
import { repliesFor } from "./rules";

const TEMPLATES = [
  { action: "reject", damage_type: null, text: "Laporan {nomor} belum cukup jelas." },
  { action: "reject", damage_type: "Longsor/erosi", text: "Longsor ini ditangani BPBD." },
  { action: "reject", damage_type: "Satwa liar", text: "Hubungi BKSDA." },
  { action: "ask", damage_type: null, text: "Masih berlangsung?" },
];

it("offers the sentences of the kind first, then the general ones, with the report's number in them", () => {
  const report = { code: "LP-260314-0001", damageType: "Longsor/erosi" };
  expect(repliesFor(TEMPLATES, "reject", report)).toEqual([
    "Longsor ini ditangani BPBD.",
    "Laporan LP-260314-0001 belum cukup jelas.",
  ]);
  expect(repliesFor(TEMPLATES, "release", report)).toEqual([]);
});
