import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { createAnnouncement, deleteAnnouncement, editAnnouncement } from "./commands";
import { announcementTurned, currentAnnouncement, listAnnouncements } from "./queries";
import { type EditAnnouncement, WriteAnnouncement } from "./schemas";

const { db } = await testDatabase();
const bima = await member(db, "Bima", "PENGELOLA");
const warga = await member(db, "Citra");
const NOON = new Date("2026-03-14T12:00:00+07:00");

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE announcements, audit_entries`;
  ctx = testContext(db, bima, NOON);
});

function input(fields: object = {}): WriteAnnouncement {
  const times = { starts_at: "2026-03-14T13:00:00+07:00", ends_at: "2026-03-14T14:00:00+07:00" };
  return WriteAnnouncement.parse({ text: "Situs dirawat malam ini.", href: "/laporan", ...times, ...fields });
}

const edit = (revision: number, fields: object = {}): EditAnnouncement => ({ ...input(fields), revision });

it.each(["starts_at", "ends_at"])("names %s when it lies in a year that the database does not know", (field) => {
  const year = { [field]: "0000-01-01T00:00:00Z" };
  expect(() => input(year)).toThrow(/tayang wajib diisi dengan tanggal dan jam/u);
});

describe("an announcement", () => {
  it("shows from its start until its end, and pages are made anew at both", async () => {
    const { id } = await createAnnouncement(ctx, input());
    expect(ctx.expired).toEqual(["announcement"]);
    expect(await currentAnnouncement(ctx)).toBeNull();
    expect(await announcementTurned(ctx, 3)).toBe(false);
    ctx.pass(3600);
    expect(await currentAnnouncement(ctx)).toEqual({ id, text: "Situs dirawat malam ini.", href: "/laporan" });
    expect(await announcementTurned(ctx, 3)).toBe(true);
    ctx.pass(3599);
    expect(await currentAnnouncement(ctx)).not.toBeNull();
    expect(await announcementTurned(ctx, 3)).toBe(false);
    ctx.pass(1);
    expect(await currentAnnouncement(ctx)).toBeNull();
    expect(await announcementTurned(ctx, 3)).toBe(true);
  });

  it("gives way to a newer one", async () => {
    await createAnnouncement(ctx, input({ starts_at: "2026-03-14T11:00:00+07:00" }));
    await createAnnouncement(ctx, input({ starts_at: "2026-03-14T11:30:00+07:00", text: "Yang baru" }));
    expect(await currentAnnouncement(ctx)).toMatchObject({ text: "Yang baru" });
  });

  it("is not changed over what somebody else wrote meanwhile", async () => {
    const { id, revision } = await createAnnouncement(ctx, input());
    const results = await Promise.allSettled(
      ["Satu untuk semua.", "Dua untuk semua."].map((text) => editAnnouncement(ctx, id, edit(revision, { text }))),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = results.find((result) => result.status === "rejected");
    expect(refused?.reason).toBeInstanceOf(Conflict);
    const [now] = await listAnnouncements(ctx);
    await editAnnouncement(ctx, id, edit(now?.revision ?? -1, { text: "Tiga untuk semua." }));
    expect(await listAnnouncements(ctx)).toMatchObject([{ text: "Tiga untuk semua.", revision: revision + 2 }]);
  });

  it("is changed and removed, each with its entry in the log", async () => {
    const { id } = await createAnnouncement(ctx, input());
    await editAnnouncement(ctx, id, edit(0, { text: "Situs dirawat besok.", href: "" }));
    expect(await listAnnouncements(ctx)).toMatchObject([{ id, text: "Situs dirawat besok.", href: null }]);
    await deleteAnnouncement(ctx, id);
    expect(await listAnnouncements(ctx)).toEqual([]);
    expect(ctx.expired).toHaveLength(3);
    const log = await db.auditEntry.findMany({ orderBy: { id: "asc" } });
    expect(log.map(({ action }) => action)).toEqual([
      "announcement.create",
      "announcement.edit",
      "announcement.delete",
    ]);
    await expect(deleteAnnouncement(ctx, id)).rejects.toThrow(NotFound);
    await expect(editAnnouncement(ctx, id, edit(0))).rejects.toThrow(NotFound);
  });

  it("that would be over already is refused", async () => {
    const over = input({ starts_at: "2026-03-13T11:00:00+07:00", ends_at: "2026-03-14T12:00:00+07:00" });
    await expect(createAnnouncement(ctx, over)).rejects.toThrow(InvalidInput);
  });

  it("is written and listed by staff only", async () => {
    const { id } = await createAnnouncement(ctx, input());
    for (const actor of [warga, visitor("tamu")]) {
      const other = ctx.as(actor);
      await expect(listAnnouncements(other)).rejects.toThrow(Forbidden);
      for (const act of [
        async () => createAnnouncement(other, input()),
        async () => editAnnouncement(other, id, edit(0)),
        async () => deleteAnnouncement(other, id),
      ]) {
        await expect(act()).rejects.toThrow(Forbidden);
      }
    }
    expect(await db.auditEntry.count()).toBe(1);
  });
});
