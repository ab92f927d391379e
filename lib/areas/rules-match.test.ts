import { expect, it } from "vitest";
import { isLakeOrForest, regencyMatcher } from "./rules-match";

const match = regencyMatcher([
  { code: "12.12", name: "Kabupaten Toba" },
  { code: "32.04", name: "Kabupaten Bandung" },
  { code: "32.73", name: "Kota Bandung" },
  { code: "31.01", name: "Kabupaten Kepulauan Seribu" },
  { code: "31.73", name: "Kota Jakarta Barat" },
  { code: "63.02", name: "Kabupaten Kotabaru" },
  { code: "71.09", name: "Kabupaten Kepulauan Siau Tagulandang Biaro" },
  { code: "76.01", name: "Kabupaten Pasangkayu" },
  { code: "74.72", name: "Kota Baubau" },
  { code: "81.03", name: "Kabupaten Kepulauan Tanimbar" },
  { code: "64.11", name: "Kabupaten Mahakam Ulu" },
  { code: "94.01", name: "Kabupaten Nabire" },
  { code: "33.01", name: "Kabupaten Kembar" },
  { code: "35.01", name: "Kabupaten Kembar" },
]);

it.each([
  ["Bandung", {}, "32.04"],
  ["Kota Bandung", {}, "32.73"],
  ["KOTA BANDUNG", { province: "Jawa Barat" }, "32.73"],
  ["Kab. Bandung", {}, "32.04"],
  ["Kepulauan Seribu", {}, "31.01"],
  ["Administrasi Kepulauan Seribu", {}, "31.01"],
  ["Kota Administrasi Jakarta Barat", { province: "Dki Jakarta" }, "31.73"],
  ["Kota Baru", { province: "Kalimantan Selatan" }, "63.02"],
  ["Kota Bau-Bau", {}, "74.72"],
  ["Toba Samosir", {}, "12.12"],
  ["Mahakam Hulu", { province: "Kalimantan Timur" }, "64.11"],
  ["Siau Tagulandang Biaro", {}, "71.09"],
  ["Mamuju Utara", {}, "76.01"],
  ["Maluku Tenggara Barat", {}, "81.03"],
  ["Nabire", { province: "Papua" }, "94.01"],
  ["Nabire", { provinceDigits: "91" }, "94.01"],
  ["Kembar", { province: "Jawa Timur" }, "35.01"],
  ["Kembar", { provinceDigits: "33" }, "33.01"],
  ["Kembar", {}, undefined],
  ["Entah", {}, undefined],
])("finds the code of %s %o", (name, province, code) => {
  expect(match({ name, ...province })?.code).toBe(code);
});

it("knows lakes and forests from regencies", () => {
  expect(["Danau Toba", "Hutan", "Waduk Cirata", "Danau"].every(isLakeOrForest)).toBe(true);
  expect(["Toba", "Hutanabolon", "Bandung"].some(isLakeOrForest)).toBe(false);
});
