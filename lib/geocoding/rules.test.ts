import { describe, expect, it } from "vitest";
import { latitude, longitude } from "@/lib/http/fields";
import { INDONESIA, isInIndonesia } from "./rules-country";
import { FindPlace } from "./schemas";

describe("isInIndonesia", () => {
  it.each([
    ["Sabang", 5.89, 95.32, true],
    ["Merauke", -8.49, 140.4, true],
    ["Pulau Rote", -10.75, 123.1, true],
    ["Paris", 48.85, 2.35, false],
    ["Perth", -31.95, 115.86, false],
    ["nothing", Number.NaN, Number.NaN, false],
  ])("knows %s", (_name, lat, lon, inside) => {
    expect(isInIndonesia(lat, lon)).toBe(inside);
  });

  it("draws the same line as the server's check of a report", () => {
    for (const [field, low, high] of [
      [latitude, INDONESIA.south, INDONESIA.north],
      [longitude, INDONESIA.west, INDONESIA.east],
    ] as const) {
      expect(field.safeParse(low).success && field.safeParse(high).success).toBe(true);
      expect(field.safeParse(low - 0.001).success || field.safeParse(high + 0.001).success).toBe(false);
    }
  });
});

describe("FindPlace", () => {
  it("asks for a name and cleans it", () => {
    expect(FindPlace.parse({ q: "  Jalan   Melati " })).toEqual({ q: "Jalan Melati" });
    const empty = FindPlace.safeParse({ q: " " });
    expect(empty.error?.issues[0]?.message).toBe("Nama lokasi wajib diisi untuk geocoding otomatis.");
    expect(FindPlace.safeParse({ q: "a".repeat(201) }).success).toBe(false);
  });
});
