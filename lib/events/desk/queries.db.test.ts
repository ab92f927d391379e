import { beforeEach, describe, expect, it } from "vitest";
import { Forbidden } from "@/lib/kernel/errors";
import { addEvent } from "@/prisma/factories/event";
import { addReport } from "@/prisma/factories/report";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { deskEvent, deskEvents, eventsAhead } from "./queries";
import { DESK_EVENTS_PAGE } from "./rules";
import { ListDeskEvents } from "./schemas";

const { db } = await testDatabase();
const NOW = new Date("2027-03-14T09:00:00+07:00");
const ctx = testContext(db, await member(db, "Bima", "PENGELOLA"), NOW);
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

beforeEach(() => db.$executeRaw`TRUNCATE events, event_registrations CASCADE`);

async function titles(requested: object = {}, cursor?: string): Promise<string[]> {
  const page = await deskEvents(ctx, ListDeskEvents.parse({ ...requested, cursor }));
  return page.items.map(({ title }) => title);
}

describe("the desk's list", () => {
  it("sorts every event into one state", async () => {
    await addEvent(db, { title: "Nanti", startsAt: inDays(9) });
    await addEvent(db, { title: "Besok", startsAt: inDays(1) });
    await addEvent(db, { title: "Sekarang", startsAt: inDays(-0.05) });
    await addEvent(db, { title: "Kemarin", startsAt: inDays(-1) });
    await addEvent(db, { title: "Batal", startsAt: inDays(2), cancelledAt: NOW });
    await addEvent(db, { title: "Hilang", startsAt: inDays(3), deletedAt: NOW });
    await addEvent(db, { title: "Hilang juga", startsAt: inDays(4), cancelledAt: NOW, deletedAt: NOW });
    expect(await titles()).toEqual(["Sekarang", "Besok", "Nanti"]);
    expect(await titles({ keadaan: "lewat" })).toEqual(["Kemarin"]);
    expect(await titles({ keadaan: "dibatalkan" })).toEqual(["Batal"]);
    expect(await titles({ keadaan: "dihapus" })).toEqual(["Hilang juga", "Hilang"]);
    expect(await titles({ keadaan: "semua" })).toEqual(["Nanti", "Batal", "Besok", "Sekarang", "Kemarin"]);
    expect(await eventsAhead(ctx)).toBe(2);
  });

  it("is narrowed by words, kind, province and month, and takes no pattern for one", async () => {
    const bali = { province: "Bali", startsAt: inDays(5) };
    await addEvent(db, { ...bali, title: "Bersih PANTAI Kuta", kind: "COMMUNITY", category: "GOTONG_ROYONG" });
    await addEvent(db, { title: "Tanam 100% Bakau", startsAt: new Date("2027-04-01T07:00:00+07:00") });
    expect(await titles({ q: "pantai" })).toEqual(["Bersih PANTAI Kuta"]);
    expect(await titles({ q: "00% b" })).toEqual(["Tanam 100% Bakau"]);
    expect(await titles({ q: "%_%" })).toEqual([]);
    expect(await titles({ jenis: "PLANTING" })).toEqual(["Tanam 100% Bakau"]);
    expect(await titles({ provinsi: "Bali" })).toEqual(["Bersih PANTAI Kuta"]);
    expect(await titles({ bulan: "2027-04" })).toEqual(["Tanam 100% Bakau"]);
    expect(await titles({ jenis: "", provinsi: "", bulan: "", q: "" })).toHaveLength(2);
    expect(ListDeskEvents.safeParse({ q: "ab" }).error?.issues[0]?.message).toContain("3 huruf");
  });

  it.each(["mendatang", "lewat"] as const)("goes on where the piece before ended (%s)", async (keadaan) => {
    const sign = keadaan === "mendatang" ? 1 : -1;
    const all = DESK_EVENTS_PAGE + 2;
    for (let number = 0; number < all; number += 1) {
      await addEvent(db, { title: `Nomor ${number}`, startsAt: inDays(sign * (1 + Math.floor(number / 2))) });
    }
    const first = await deskEvents(ctx, ListDeskEvents.parse({ keadaan }));
    expect(first.items).toHaveLength(DESK_EVENTS_PAGE);
    const rest = await titles({ keadaan }, first.nextCursor ?? "");
    expect(new Set([...first.items.map(({ title }) => title), ...rest]).size).toBe(all);
    expect(rest).toHaveLength(2);
  });

  it("is for staff", async () => {
    await expect(deskEvents(ctx.as(visitor("tamu")), ListDeskEvents.parse({}))).rejects.toThrow(Forbidden);
    await expect(deskEvent(ctx.as(visitor("tamu")), 1)).rejects.toThrow(Forbidden);
  });
});

it("one event says how many people there are of each kind, also once it is deleted", async () => {
  const report = await addReport(db, { status: "VERIFIED" });
  const { id } = await addEvent(db, { reportId: report.id, registered: 5, deletedAt: NOW });
  const rows = [
    { status: "CONFIRMED", people: 3, checkedInPeople: 2, checkedInAt: NOW },
    { status: "OFFERED", people: 2, offeredUntil: inDays(1) },
    { status: "WAITING", people: 4, waitingSince: NOW },
    { status: "CANCELLED", people: 1 },
  ] as const;
  for (const row of rows) await db.eventRegistration.create({ data: { ...row, eventId: id, name: "Sari" } });
  expect(await deskEvent(ctx, id)).toMatchObject({
    deleted: true,
    report_code: report.code,
    people: { confirmed: 3, offered: 2, waiting: 4, cancelled: 1, came: 2 },
    has_results: false,
  });
  expect(await deskEvent(ctx, 1_000_000)).toBeNull();
});
