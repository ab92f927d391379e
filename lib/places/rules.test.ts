import { describe, expect, it } from "vitest";
import { isOnMap, placeIdIn, placeNameKey, placePath, placeSlug } from "./rules";

describe("placeNameKey", () => {
  it.each([
    ["Taman  Suropati", "taman suropati"],
    ["TAMAN SUROPATI!", "taman suropati"],
    ["Kebun-Raya “Éka Karya”", "kebun raya eka karya"],
    ["Ｔａｍａｎ ①", "taman 1"],
    ["...", ""],
  ])("folds %j into %j", (name, key) => {
    expect(placeNameKey(name)).toBe(key);
  });

  it("never gets wider than its column, nor cuts a letter in two", () => {
    expect(placeNameKey("ﷺ".repeat(120)).length).toBeLessThanOrEqual(120);
    const key = placeNameKey("𝐚𠀀".repeat(90));
    expect([...key].length).toBeLessThanOrEqual(120);
    expect(key.isWellFormed()).toBe(true);
  });
});

describe("placeSlug", () => {
  it.each([
    ["Taman Suropati", "taman-suropati-12"],
    ["Kebun Raya “Éka Karya”, Bali", "kebun-raya-eka-karya-bali-12"],
    ["ꦠꦩꦤ꧀", "lokasi-12"],
    ["ꦠꦩꦤ꧀ 7", "7-12"],
  ])("makes of %j %j", (name, slug) => {
    expect(placeSlug(name, 12)).toBe(slug);
  });

  it("stays within its column with the longest name and id, and never ends in two hyphens", () => {
    const slug = placeSlug(`${"a".repeat(79)} ${"b".repeat(40)}`, 2_147_483_647);
    expect(slug.length).toBeLessThanOrEqual(100);
    expect(slug).toBe(`${"a".repeat(79)}-2147483647`);
  });
});

describe("placeIdIn", () => {
  it("reads the id at the end, whatever the name before it", () => {
    expect(placeIdIn("taman-suropati-12")).toBe(12);
    expect(placeIdIn("7-12")).toBe(12);
    expect(placeIdIn(placeSlug("ꦠꦩꦤ꧀", 5))).toBe(5);
  });

  it.each(["", "12", "taman", "taman-", "taman-0", "taman-9999999999", "taman-12345678901", "taman-12a"])(
    "finds none in %j",
    (slug) => {
      expect(placeIdIn(slug)).toBeNull();
    },
  );

  it("belongs to the page's path", () => {
    expect(placePath("taman-suropati-12")).toBe("/peta-lokasi/taman-suropati-12");
  });
});

it("shows a place only while it is approved, open and its own", () => {
  const state = { status: "APPROVED", closedAt: null, mergedIntoId: null } as const;
  const others = [
    { ...state, closedAt: new Date(0) },
    { ...state, mergedIntoId: 3 },
    { ...state, status: "PENDING" },
    { ...state, status: "REJECTED" },
  ] as const;
  expect([state, ...others].map(isOnMap)).toEqual([true, false, false, false, false]);
});
