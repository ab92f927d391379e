import { expect, test } from "vitest";
import { drawableText } from "./card-text";

test("keeps Indonesian and Western text as it is", () => {
  for (const text of ["Jl. Diponegoro — dekat Café “Kopi”", "Tiket 5 € · 20 × 30 m ± 2′ ↑ ½ Sulur™"]) {
    expect(drawableText(text, "x")).toBe(text);
  }
});

test.each([
  ["Terminal → Taman, usia ≤ 12, suhu ≠ 30", "Terminal -> Taman, usia <= 12, suhu =/= 30"],
  ["Jumʼat ‑ Đặng, 𝗕𝗮𝗻𝗷𝗶𝗿 ⅓ CO₂ 1️⃣", "Jum'at - Dang, Banjir 1⁄3 CO2 1"],
  ["Masjid al-Ḥikmah, x̱ ≰ 5", "Masjid al-Hikmah, x • 5"],
  ["Baris\u2028dua\u00AD", "Baris dua"],
])("spells %s with the letters at hand", (text, drawn) => {
  expect(drawableText(text, "x")).toBe(drawn);
});

test("leaves a mark for signs that have no spelling", () => {
  expect(drawableText("Pasar 🔥🔥 👩🏽‍🌾 Medan ✓", "x")).toBe("Pasar • • Medan •");
  expect(drawableText("Masjid المسجد Raya, ꦗꦮꦶ", "x")).toBe("Masjid … Raya, …");
});

test("falls back when nothing drawable is left", () => {
  expect(drawableText("🔥", "Laporan")).toBe("Laporan");
  expect(drawableText("ꦗꦮ", "Laporan")).toBe("Laporan");
});
