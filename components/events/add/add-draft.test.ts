import { expect, it } from "vitest";
import { ADD_DRAFT, addBody, addErrors, kindOf } from "./add-draft";
import { EMPTY_EVENT } from "./add-values";

const VALUES = {
  ...EMPTY_EVENT,
  kind: "",
  category: "",
  organiser_email: "",
  title: "Bersih Kali",
  description: "Membersihkan kali bersama warga.",
  date: "2027-03-14",
  location: "Kali Ciliwung",
  capacity: "40",
};
const DRAFT = { ...ADD_DRAFT.empty, values: VALUES };

it("is of the page's kind until the person chooses", () => {
  expect(kindOf(DRAFT, "COMMUNITY")).toBe("COMMUNITY");
  expect(kindOf({ values: { ...VALUES, kind: "PLANTING" } }, "COMMUNITY")).toBe("PLANTING");
});

it("wants a category for the community only, and sends it only there", () => {
  expect(addErrors(DRAFT, "PLANTING")).toEqual({});
  expect(addErrors(DRAFT, "COMMUNITY")).toEqual({ category: "Pilih kategori kegiatan komunitas." });
  const chosen = { ...DRAFT, values: { ...VALUES, category: "GOTONG_ROYONG" } };
  expect(addBody(chosen, "COMMUNITY", null)).toMatchObject({ kind: "COMMUNITY", category: "GOTONG_ROYONG" });
  expect(addBody(chosen, "PLANTING", null)).not.toHaveProperty("category");
});

it("sends the organiser's address only when there is one", () => {
  const named = { ...DRAFT, values: { ...VALUES, organiser_email: "panitia@contoh.id" } };
  expect(addBody(named, "PLANTING", null)).toMatchObject({ organiser_email: "panitia@contoh.id" });
  expect(addBody(DRAFT, "PLANTING", null)).not.toHaveProperty("organiser_email");
});

it("names the report that it mends", () => {
  const report = { id: 7, code: "LP-270301-0007", location: "Kali Ciliwung" };
  expect(addBody({ ...DRAFT, report }, "PLANTING", null)).toMatchObject({ report_id: 7 });
  expect(addBody(DRAFT, "PLANTING", null)).not.toHaveProperty("report_id");
});
