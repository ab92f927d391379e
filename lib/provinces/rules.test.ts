import { expect, it } from "vitest";
import { isProvince, PROVINCES, provinceOf34, REGISTRATION_PROVINCES } from "./rules";

it("knows the spec's 34 provinces, from Aceh to Papua Barat", () => {
  expect(new Set(REGISTRATION_PROVINCES).size).toBe(34);
  expect([REGISTRATION_PROVINCES[0], REGISTRATION_PROVINCES.at(-1)]).toEqual(["Aceh", "Papua Barat"]);
});

it("knows today's 38, the four of 2022 at the end", () => {
  expect(new Set(PROVINCES).size).toBe(38);
  expect(PROVINCES.slice(34)).toEqual(["Papua Selatan", "Papua Tengah", "Papua Pegunungan", "Papua Barat Daya"]);
  expect(isProvince("Papua Tengah")).toBe(true);
  expect(isProvince("Jawa Selatan")).toBe(false);
});

it.each([
  ["Papua Selatan", "Papua"],
  ["Papua Tengah", "Papua"],
  ["Papua Pegunungan", "Papua"],
  ["Papua Barat Daya", "Papua Barat"],
  ["Papua Barat", "Papua Barat"],
  ["Aceh", "Aceh"],
] as const)("counts %s under %s of the 34", (today, old) => {
  expect(provinceOf34(today)).toBe(old);
});
