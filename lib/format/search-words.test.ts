import { expect, it } from "vitest";
import { containing, searchWords } from "./search-words";

it.each([
  ["Jum'at", "Jum’at", "Jum‘at", "Jumʼat", "Jum`at", "Jum´at", "JUMAT"],
  ["Ma'ruf", "Maruf", "ma’ruf"],
  ["RT03", "RT 03", "RT.03", "rt-03"],
  ["R.A. Kartini", "RA Kartini", "R. A. Kartini", "R A Kartini", "R.A Kartini"],
  ["H.O.S. Cokroaminoto", "HOS Cokroaminoto"],
  ["TPS 3R", "TPS3R", "tps-3r"],
  ["Café Ångström", "Cafe Angstrom"],
  ["Sam\u00adpah", "sampah"],
])("takes %s and its other spellings for the same words", (...spellings) => {
  expect(new Set(spellings.map(searchWords)).size).toBe(1);
});

it.each([
  ["Jalan Kenanga No.12A, RT 03/RW 005", "jalan kenanga no 12 a rt 03 rw 005"],
  ["Al-Qur'an & Hadis", "al quran hadis"],
  ["50%_\\ 🌱", "50"],
  ["…", ""],
])("writes %s as words of letters and words of digits", (text, words) => {
  expect(searchWords(text)).toBe(words);
});

it("leaves numbers as they are typed", () => {
  expect(searchWords("RT 03")).not.toBe(searchWords("RT 3"));
  expect(searchWords("RT 03")).not.toBe(searchWords("RT 30"));
});

it("makes a pattern that finds nothing of what holds no letter and no digit", () => {
  expect(containing("100%")).toBe("%100%");
  expect(containing("%")).toBe("");
});
