import { expect, test } from "vitest";
import { type Draft, EMPTY_DRAFT, isWorthKeeping, parseDraft, serializeDraft } from "./draft";
import { EMPTY_VALUES } from "./report-values";

const NOW = Date.UTC(2026, 2, 14);
const DAY = 86_400_000;
const draft: Draft = {
  ...EMPTY_DRAFT,
  values: { ...EMPTY_VALUES, location: "Kali Deli" },
  place: { latitude: 3.58, longitude: 98.67 },
  photo: { id: "0190", url: "/api/photos/0190" },
  photoAt: NOW,
};

test("what was filled in comes back", () => {
  expect(parseDraft(serializeDraft(draft, NOW), NOW + 3_600_000)).toEqual(draft);
});

test("a photo that the server has thrown away does not come back, the words do", () => {
  const restored = parseDraft(serializeDraft(draft, NOW + DAY), NOW + DAY);
  expect(restored?.photo).toBeNull();
  expect(restored?.values.location).toBe("Kali Deli");
});

test.each([null, "", "{", "[]", '"x"', '{"version":0,"savedAt":1,"draft":{}}'])("ignores %j", (text) => {
  expect(parseDraft(text, NOW)).toBeNull();
});

test("forgets a draft after two weeks", () => {
  expect(parseDraft(serializeDraft(draft, NOW), NOW + 15 * DAY)).toBeNull();
});

test("survives fields of a wrong kind", () => {
  const text = JSON.stringify({ version: 1, savedAt: NOW, draft: { values: { location: 7, description: "Longsor" } } });
  expect(parseDraft(text, NOW)?.values).toEqual({ ...EMPTY_VALUES, description: "Longsor" });
});

test("a date that filled itself in is not worth keeping", () => {
  expect(isWorthKeeping({ ...EMPTY_DRAFT, values: { ...EMPTY_VALUES, incident_date: "2026-03-14" } })).toBe(false);
  expect(isWorthKeeping(draft)).toBe(true);
});
