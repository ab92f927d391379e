import { expect, it } from "vitest";
import { parseDraft } from "@/components/forms/draft";
import { ADD_DRAFT } from "./add-draft";

it("restores what an earlier version of the form has kept", () => {
  // As the version of November 2026 wrote it.
  const values = {
    title: "Bersih Kali",
    description: "Membersihkan kali bersama warga.",
    date: "2027-03-14",
    time: "07:30",
    ends_date: "",
    ends_time: "11:00",
    zone: "WIB",
    location: "Kali Ciliwung",
    capacity: "40",
    organiser: "Karang Taruna",
    kind: "COMMUNITY",
    category: "GOTONG_ROYONG",
    organiser_email: "panitia@contoh.id",
  };
  const report = { id: 7, code: "LP-270301-0007", location: "Kali Ciliwung" };
  const place = { latitude: -6.2, longitude: 106.8 };
  const draft = { values, place, photo: null, photoAt: 0, attempt: null, seconds: 30, report };
  const restored = parseDraft(ADD_DRAFT, JSON.stringify({ version: 1, savedAt: 1_000, draft }), 2_000);
  const { ends_time, ...same } = values;
  expect(restored).toMatchObject({ values: { ...same, ends: ends_time }, place, report });
});
