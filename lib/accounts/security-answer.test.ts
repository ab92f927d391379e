import { expect, it } from "vitest";
import { comparisonKey } from "@/lib/format/text";
import { hashPassword } from "./passwords";
import { hashAnswer, isAnswer } from "./security-answer";

it.each([
  ["Surakarta", "Surakarta."],
  ["Surakarta.", "surakarta"],
  ["R.A. Kartini", "ra kartini"],
  ["kura-kura", "Kura kura"],
  ["SD Jum'at", "sd jumat"],
  ["!!!", "!!!"],
])("%j is answered by %j", async (chosen, typed) => {
  expect(await isAnswer(await hashAnswer(chosen), typed)).toBe(true);
});

it.each([
  ["Surakarta", "Sura karta"],
  ["!!!", "???"],
])("%j is not answered by %j", async (chosen, typed) => {
  expect(await isAnswer(await hashAnswer(chosen), typed)).toBe(false);
});

it.each(["Surakarta.", "surakarta."])(
  "a hash of earlier versions, in which signs counted, is answered by %j",
  async (typed) => {
    expect(await isAnswer(await hashPassword(comparisonKey("Surakarta.")), typed)).toBe(true);
  },
);
