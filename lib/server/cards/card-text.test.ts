import { expect, test } from "vitest";
import { drawableText } from "./card-text";

test("keeps Indonesian and Western text as it is", () => {
  expect(drawableText("Jl. Diponegoro — dekat Café “Kopi”", "x")).toBe("Jl. Diponegoro — dekat Café “Kopi”");
});

test("drops what the fonts cannot draw and keeps the letters beneath accents", () => {
  expect(drawableText("Masjid al-Ḥikmah 🔥🔥 Medan", "x")).toBe("Masjid al-Hikmah Medan");
});

test("falls back when nothing drawable is left", () => {
  expect(drawableText("🔥", "Laporan")).toBe("Laporan");
  expect(drawableText("ꦗꦮ", "Laporan")).toBe("Laporan");
});
