import { expect, it } from "vitest";
import { formsOf } from "@/lib/text-search/words";

it.each([
  ["tanam", "menanam"],
  ["menanam", "tanaman"],
  ["penanaman", "ditanam"],
  ["ditanam", "penanaman"],
  ["memilah", "dipilah"],
  ["mengumpulkan", "kumpulan"],
  ["kumpul", "pengumpulan"],
  ["menyapu", "sapu"],
  ["membakar", "pembakaran"],
  ["olah", "pengolahan"],
  ["kelola", "pengelolaan"],
])("%s stands for %s too", (word, form) => {
  expect(formsOf(word)[0]).toBe(word);
  expect(formsOf(word)).toContain(form);
});

it("makes no forms of what is short or no Indonesian root", () => {
  expect(formsOf("rt")).toEqual(["rt"]);
  expect(formsOf("2026")).toEqual(["2026"]);
});

it("does not take a word for what the stemmer leaves of another", () => {
  expect(formsOf("tanam")).toContain("menanam");
  expect(formsOf("taman").filter((form) => form.includes("naman"))).toEqual([]);
});
