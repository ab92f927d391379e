import { expect, it } from "vitest";
import type { ReportView } from "@/lib/reports/view";
import { excerptOf } from "./excerpt";

const textOf = (description: string) => excerptOf({ description } as ReportView).description;

it("cuts a long text between two words", () => {
  const text = textOf("sampah menumpuk ".repeat(30));
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toMatch(/ (?:sampah|menumpuk)…$/u);
});

it("leaves a short text alone", () => {
  expect(textOf("Bau menyengat sejak Senin.")).toBe("Bau menyengat sejak Senin.");
});

it("cuts no letter in half, which the page and its scripts would read differently", () => {
  for (const front of ["", "a"]) {
    const text = textOf(`${front}${"😀".repeat(200)}`);
    expect(text.isWellFormed()).toBe(true);
    expect(text.endsWith("😀…")).toBe(true);
  }
});
