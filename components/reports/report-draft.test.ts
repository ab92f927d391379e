import { expect, test } from "vitest";
import { parseDraft } from "@/components/forms/draft";
import { bodyOf } from "@/lib/forms/rules";
import { PHOTO_REPORT } from "@/lib/reports/fields";
import { REPORT_DRAFT, type ReportDraft, restOfReport } from "./report-draft";

const TODAY = "2026-03-15";
const PHOTO = { id: "00000000-0000-4000-8000-000000000000", url: "/foto.webp" };

const filled = {
  ...REPORT_DRAFT.empty.values,
  damage_type: "Sampah menumpuk",
  description: "Sampah menutup saluran.",
  location: "Kali Deli",
  incident_date: "2026-03-14",
  reporter_name: "Sri",
  email: "sri@contoh.id",
};

/** The body of POST /api/reports. */
function sent(values: Partial<typeof filled>, more: Partial<ReportDraft> = {}) {
  const draft = { ...REPORT_DRAFT.empty, ...more, values: { ...filled, ...values } };
  return { ...restOfReport(draft, TODAY), ...bodyOf(PHOTO_REPORT, draft.values) };
}

test("a photo may stand for the words, and then the kind's own sentence is sent", () => {
  const wordless = { description: " ", damage_type: "Pencemaran air" };
  expect(sent(wordless, { photo: PHOTO }).description).toBe("Pencemaran air, lihat foto");
  expect(sent({ ...wordless, damage_type: "Jalan berlubang" }).description).toBe("Lainnya, lihat foto");
  expect(sent({}, { photo: PHOTO }).description).toBe(filled.description);
});

test("who writes no name stays anonymous, and a day that nobody chose is today", () => {
  expect(sent({ reporter_name: " " })).toMatchObject({ reporter_name: "Warga", anonymous: true });
  expect(sent({})).toMatchObject({ reporter_name: "Sri", anonymous: false, incident_date: "2026-03-14" });
  expect(sent({ incident_date: "" }).incident_date).toBe(TODAY);
});

test("sends only what was given", () => {
  const bare = sent({ email: "" });
  expect(bare).not.toHaveProperty("email");
  expect(bare).not.toHaveProperty("latitude");
  expect(bare).not.toHaveProperty("photo_ids");
  expect(bare).not.toHaveProperty("answers");
  const place = { latitude: 3.59, longitude: 98.67 };
  const area = { code: "12.71", label: "Medan", at: place };
  expect(sent({ secret: "ya" }, { place, area, photo: PHOTO })).toMatchObject({
    ...place,
    area_code: "12.71",
    photo_ids: [PHOTO.id],
    email: "sri@contoh.id",
    secret: true,
  });
});

/** As a draft stands in the browser's storage. */
function restored(draft: object) {
  return parseDraft(REPORT_DRAFT, JSON.stringify({ version: 1, savedAt: 1_000, draft }), 2_000);
}

test("a draft from when there was a switch for anonim keeps what it said", () => {
  expect(restored({ values: filled, anonymous: true })?.values.reporter_name).toBe("");
  expect(restored({ values: filled, anonymous: null })?.values.reporter_name).toBe("");
  expect(restored({ values: filled, anonymous: false })?.values.reporter_name).toBe("Sri");
  expect(restored({ values: filled })?.values.reporter_name).toBe("Sri");
});

test("a draft whose tick for a secret report was no text keeps it", () => {
  const { secret: _, ...values } = filled;
  expect(restored({ values, secret: true })?.values.secret).toBe("ya");
  expect(restored({ values, secret: false })?.values.secret).toBe("");
  expect(restored({ values: { ...values, secret: "ya" } })?.values.secret).toBe("ya");
});
