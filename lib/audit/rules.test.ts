import { describe, expect, it } from "vitest";
import { subjectOf, subjectWords } from "./rules";

describe("the words of the log", () => {
  it("name a subject and lead to it", () => {
    expect(subjectWords("report:LP-260314-0001")).toEqual({
      label: "Laporan LP-260314-0001",
      href: "/admin/laporan?laporan=LP-260314-0001",
    });
    expect(subjectWords("users")).toEqual({ label: "Daftar pengguna", href: null });
    expect(subjectWords("hal baru")).toEqual({ label: "hal baru", href: null });
  });

  it.each([
    ["LP-260314-0001", "report:LP-260314-0001"],
    ["laporan lp-260314-0001", "report:LP-260314-0001"],
    ["Lokasi 12", "place:12"],
    ["pesan 5", "message:5"],
    ["Daftar lokasi", "places"],
    ["place:12", "place:12"],
  ])("are understood in the filter: %s", (typed, subject) => {
    expect(subjectOf(typed)).toBe(subject);
  });
});
