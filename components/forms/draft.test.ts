import { expect, test } from "vitest";
import { type DraftKind, isWorthKeeping, parseDraft, serializeDraft } from "./draft";
import { BLANK, type FormDraft } from "./form-draft";

const NOW = Date.UTC(2026, 2, 14);
const DAY = 86_400_000;

type Draft = FormDraft<"location" | "description" | "day">;

const KIND: DraftKind<Draft> = {
  storageKey: "draf",
  version: 1,
  empty: { ...BLANK, values: { location: "", description: "", day: "" } },
  preset: () => ({ day: "2026-03-14" }),
};

const draft: Draft = {
  ...KIND.empty,
  values: { ...KIND.empty.values, location: "Kali Deli" },
  place: { latitude: 3.58, longitude: 98.67 },
  photo: { id: "0190", url: "/api/photos/0190" },
  photoAt: NOW,
};

test("what was filled in comes back", () => {
  expect(parseDraft(KIND, serializeDraft(KIND, draft, NOW), NOW + 3_600_000)).toEqual(draft);
});

test("a photo that the server has thrown away does not come back, the words do", () => {
  const restored = parseDraft(KIND, serializeDraft(KIND, draft, NOW + DAY), NOW + DAY);
  expect(restored?.photo).toBeNull();
  expect(restored?.values.location).toBe("Kali Deli");
});

test.each([null, "", "{", "[]", '"x"', '{"version":0,"savedAt":1,"draft":{}}'])("ignores %j", (text) => {
  expect(parseDraft(KIND, text, NOW)).toBeNull();
});

test("forgets a draft after two weeks", () => {
  expect(parseDraft(KIND, serializeDraft(KIND, draft, NOW), NOW + 15 * DAY)).toBeNull();
});

test("survives fields of a wrong kind and forgets fields that the form no longer has", () => {
  const values = { location: 7, description: "Longsor", gone: "x" };
  const text = JSON.stringify({ version: 1, savedAt: NOW, draft: { values } });
  expect(parseDraft(KIND, text, NOW)?.values).toEqual({ ...KIND.empty.values, description: "Longsor" });
});

test("a date that filled itself in is not worth keeping", () => {
  const values = { ...KIND.empty.values, day: "2026-03-14" };
  expect(isWorthKeeping(KIND, { ...KIND.empty, values })).toBe(false);
  expect(isWorthKeeping(KIND, draft)).toBe(true);
  const filled = { ...KIND, empty: { ...KIND.empty, values: { ...KIND.empty.values, location: "Kali Deli" } } };
  expect(isWorthKeeping(filled, filled.empty)).toBe(false);
});
