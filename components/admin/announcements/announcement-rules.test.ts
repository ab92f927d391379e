import { describe, expect, it } from "vitest";
import { announcementState, isSafeLink } from "@/lib/announcements/rules";
import { WriteAnnouncement } from "@/lib/announcements/schemas";
import { localTime, momentOf } from "@/lib/forms/moment-field";

const TIMES = { starts_at: "2026-03-14T13:00:00+07:00", ends_at: "2026-03-14T14:00:00+07:00" };

describe("the link of an announcement", () => {
  it.each(["/laporan", "/laporan/LP-1?a=b#c", "https://contoh.id/berita"])("may be %s", (href) => {
    expect(isSafeLink(href)).toBe(true);
  });

  it.each(["//jahat.test", "/\\jahat.test", "http://contoh.id", "javascript:alert(1)", "laporan", "https://", "/a b"])(
    "may not be %s",
    (href) => {
      expect(isSafeLink(href)).toBe(false);
    },
  );
});

describe("the times of an announcement", () => {
  it("must be given, with the end after the start", () => {
    const faults = (fields: object) =>
      WriteAnnouncement.safeParse({ text: "Situs dirawat.", ...TIMES, ...fields }).error?.issues.map(
        ({ message }) => message,
      );
    expect(faults({})).toBeUndefined();
    expect(faults({ ends_at: TIMES.starts_at })).toEqual(["Selesai tayang harus setelah mulai tayang."]);
    expect(faults({ starts_at: "" })).toEqual(["Mulai tayang wajib diisi dengan tanggal dan jam."]);
    expect(faults({ starts_at: "2026-03-14T13:00" })).toEqual(["Mulai tayang wajib diisi dengan tanggal dan jam."]);
  });

  it("tell whether it shows", () => {
    const at = (time: string) => announcementState(TIMES, new Date(`2026-03-14T${time}+07:00`));
    expect([at("12:59:59"), at("13:00:00"), at("13:59:59"), at("14:00:00")]).toEqual([
      "waiting",
      "current",
      "current",
      "over",
    ]);
  });

  it("stand in the form on the clock of WIB, and come back the same", () => {
    expect(localTime("2026-03-14T18:30:00.000Z")).toBe("2026-03-15T01:30");
    expect(momentOf("2026-03-15T01:30")).toBe("2026-03-15T01:30:00+07:00");
    expect([localTime(undefined), momentOf("")]).toEqual(["", ""]);
  });
});
