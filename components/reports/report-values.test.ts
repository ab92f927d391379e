import { expect, test } from "vitest";
import { EMPTY_VALUES, isAnonymous, localDay, missingFields, reportBody } from "./report-values";

const filled = {
  damage_type: "Sampah menumpuk",
  description: "Sampah menutup saluran.",
  location: "Kali Deli",
  incident_date: "2026-03-14",
  reporter_name: "Sri",
  email: " sri@contoh.id ",
};

test("names every required field that is empty or blank", () => {
  expect(Object.keys(missingFields({ ...EMPTY_VALUES, location: "   " }, false)).sort()).toEqual(
    ["damage_type", "description", "incident_date", "location", "reporter_name"].sort(),
  );
  expect(missingFields(filled, false)).toEqual({});
});

test("who stays anonymous needs no name, and none is sent", () => {
  expect(missingFields({ ...filled, reporter_name: "" }, true)).toEqual({});
  expect(
    reportBody(filled, { anonymous: true, place: null, areaCode: null, photoId: null, website: "" }).reporter_name,
  ).toBe("Warga");
});

test("risky kinds of damage preselect anonim until the person decides", () => {
  expect(isAnonymous(null, " Pembakaran sampah ")).toBe(true);
  expect(isAnonymous(null, "Sampah menumpuk")).toBe(false);
  expect(isAnonymous(false, "Pembakaran sampah")).toBe(false);
  expect(isAnonymous(true, "Sampah menumpuk")).toBe(true);
});

test("sends only what was given", () => {
  const bare = reportBody(
    { ...filled, email: "" },
    { anonymous: false, place: null, areaCode: null, photoId: null, website: "" },
  );
  expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(["email"]));
  expect(bare).not.toHaveProperty("latitude");
  const whole = reportBody(filled, {
    anonymous: false,
    place: { latitude: 3.5, longitude: 98.6 },
    areaCode: "12.71",
    photoId: "p",
    website: "",
  });
  expect(whole).toMatchObject({
    email: "sri@contoh.id",
    latitude: 3.5,
    longitude: 98.6,
    area_code: "12.71",
    photo_id: "p",
  });
});

test("the day is the one on the reporter's own clock", () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
