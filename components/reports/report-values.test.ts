import { expect, test } from "vitest";
import { EMPTY_VALUES, missingFields, reportBody, shownName } from "./report-values";

const filled = {
  damage_type: "Sampah menumpuk",
  description: "Sampah menutup saluran.",
  location: "Kali Deli",
  incident_date: "2026-03-14",
  reporter_name: "Sri",
  email: " sri@contoh.id ",
};
const bare = {
  name: "Sri",
  today: "2026-03-15",
  place: null,
  areaCode: null,
  photoIds: [],
  secret: false,
  answers: [],
  website: "",
};

test("names every required field that is empty or blank; name and day are not among them", () => {
  expect(Object.keys(missingFields({ ...EMPTY_VALUES, location: "   " }, false)).sort()).toEqual(
    ["damage_type", "description", "location"].sort(),
  );
  expect(missingFields(filled, false)).toEqual({});
});

test("a photo may stand for the words, and then the kind's own sentence is sent", () => {
  const wordless = { ...filled, description: " ", damage_type: "Pencemaran air" };
  expect(missingFields(wordless, true)).toEqual({});
  expect(missingFields(wordless, false)).toEqual({ description: "Deskripsi wajib diisi." });
  expect(reportBody(wordless, { ...bare, photoIds: ["p"] }).description).toBe("Pencemaran air, lihat foto");
  expect(reportBody(wordless, bare).description).toBe(" ");
  expect(reportBody({ ...wordless, damage_type: "Jalan berlubang" }, { ...bare, photoIds: ["p"] }).description).toBe(
    "Lainnya, lihat foto",
  );
});

test("who writes no name stays anonymous, and a day that nobody chose is today", () => {
  expect(reportBody(filled, { ...bare, name: " " })).toMatchObject({ reporter_name: "Warga", anonymous: true });
  expect(reportBody(filled, bare)).toMatchObject({ reporter_name: "Sri", anonymous: false });
  expect(reportBody({ ...filled, incident_date: "" }, bare).incident_date).toBe("2026-03-15");
});

test("a draft from when there was a switch for anonim keeps what it said", () => {
  const draft = (anonymous: boolean | null, damage_type = "Sampah menumpuk") => ({
    anonymous,
    values: { ...filled, damage_type },
  });
  expect(shownName(draft(true))).toBe("");
  expect(shownName(draft(null))).toBe("");
  expect(shownName(draft(false, "Pembakaran sampah"))).toBe("Sri");
});

test("sends only what was given", () => {
  const sent = reportBody({ ...filled, email: "" }, bare);
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(["email"]));
  expect(sent).not.toHaveProperty("latitude");
  const whole = reportBody(filled, {
    ...bare,
    place: { latitude: 3.59, longitude: 98.67 },
    areaCode: "12.71",
    photoIds: ["00000000-0000-4000-8000-000000000000"],
    website: "robot",
  });
  expect(whole).toMatchObject({
    latitude: 3.59,
    longitude: 98.67,
    area_code: "12.71",
    photo_ids: ["00000000-0000-4000-8000-000000000000"],
    email: "sri@contoh.id",
    website: "robot",
  });
});
