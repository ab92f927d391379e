import { describe, expect, it } from "vitest";
import { ListUsers } from "@/lib/accounts/desk/schemas";
import { AuditFilter } from "@/lib/audit/schemas";
import { DeskListCursor } from "@/lib/desk/schemas-list";
import { RosterQuery } from "@/lib/events/attendance/schemas";
import { ListDeskEvents } from "@/lib/events/desk/schemas";
import { CreateEvent, ListEvents } from "@/lib/events/event/schemas";
import { ListThreads } from "@/lib/forum/schemas";
import { ListMails } from "@/lib/mails/schemas";
import { DeskPartnersQuery } from "@/lib/partners/schemas";
import { PlaceListFilter } from "@/lib/places/schemas";
import { ReportListFilter } from "@/lib/reports/schemas";

/** Each was an error of the database's, and so a 500. */
describe("what an address asks of the desk", () => {
  it.each([
    ["users", ListUsers],
    ["events", ListDeskEvents],
    ["waste banks", DeskPartnersQuery],
  ])("never searches %s for what no text can hold", (_, schema) => {
    expect(schema.safeParse({ q: "sungai" }).success).toBe(true);
    expect(schema.safeParse({ q: "sungai\0" }).success).toBe(false);
  });

  it("searches the mails for nothing then", () => {
    expect(ListMails.parse({ q: "sungai\0" }).q).toBeUndefined();
  });

  it.each(["...", "a...", "😀😀😀"])("searches no place by a name without letters: %s", (q) => {
    expect(PlaceListFilter.safeParse({ q }).success).toBe(false);
  });

  it.each(["0000-01-01", "0001-12-31"])("begins no list on %s", (dari) => {
    expect(AuditFilter.safeParse({ dari }).success).toBe(false);
    expect(ReportListFilter.safeParse({ dari }).success).toBe(false);
  });

  it.each(["0000-01", "0001-12", "1899-12", "3000-01", "9999-12", "2026-13", "2026-00"])(
    "shows no month %s",
    (month) => {
      expect(ListEvents.safeParse({ month }).success).toBe(false);
      expect(ListDeskEvents.safeParse({ bulan: month }).success).toBe(false);
    },
  );

  it("ends no list on a day after which years are written otherwise", () => {
    for (const sampai of ["9999-12-31", "3000-01-01"]) {
      expect(AuditFilter.safeParse({ sampai }).success).toBe(false);
      expect(ReportListFilter.safeParse({ sampai }).success).toBe(false);
    }
    expect(CreateEvent.shape.date.safeParse("9999-12-31T23:59-12:00").success).toBe(false);
    expect(CreateEvent.shape.date.safeParse("0000-01-01").success).toBe(false);
  });

  it("goes on behind no moment that the database cannot read", () => {
    const beyond = "999999999999999-1";
    expect(DeskListCursor.safeParse(beyond).success).toBe(false);
    expect(ListThreads.safeParse({ sort: "teraktif", cursor: beyond }).success).toBe(false);
    const sesudah = "0000-01-01T00:00:00.000000Z_0198c0de-0000-7000-8000-000000000000";
    expect(ListMails.parse({ sesudah }).sesudah).toBeUndefined();
  });

  it("goes on behind no number that no row can have", () => {
    expect(RosterQuery.safeParse({ cursor: "2147483648" }).success).toBe(false);
    expect(DeskListCursor.safeParse("1-2147483648").success).toBe(false);
    expect(DeskListCursor.safeParse("1-2147483647").success).toBe(true);
  });
});
