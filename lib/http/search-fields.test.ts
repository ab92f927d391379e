import { describe, expect, it } from "vitest";
import { ListUsers } from "@/lib/admin/schemas";
import { AuditFilter } from "@/lib/audit/schemas";
import { DeskListCursor } from "@/lib/desk/schemas-list";
import { RosterQuery } from "@/lib/events/attendance/schemas";
import { ListDeskEvents } from "@/lib/events/desk/schemas";
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

  it("goes on behind no number that no row can have", () => {
    expect(RosterQuery.safeParse({ cursor: "2147483648" }).success).toBe(false);
    expect(DeskListCursor.safeParse("1-2147483648").success).toBe(false);
    expect(DeskListCursor.safeParse("1-2147483647").success).toBe(true);
  });
});
