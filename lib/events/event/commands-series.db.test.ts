import { beforeEach, expect, it } from "vitest";
import { sha256 } from "@/lib/accounts/tokens";
import { Conflict, Forbidden } from "@/lib/kernel/errors";
import { addEvent } from "@/prisma/factories/event";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { repeatEvent } from "./commands-series";
import { repeatedAt } from "./moments";
import { listEvents, nextEvents, seriesDays } from "./queries";
import { managedEvent } from "./queries-manage";
import { ListEvents } from "./schemas";

const { db } = await testDatabase();
const NOON = new Date("2026-03-13T12:00:00+07:00");
const ctx = testContext(db, visitor("panitia"), NOON);
const TOKEN = "kunci-pribadi";
/** A Friday, 07.00 WIB. */
const FRIDAY = new Date("2026-03-20T07:00:00+07:00");

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events CASCADE`;
});

const jumatBersih = () =>
  addEvent(db, {
    title: "Jumat bersih",
    startsAt: FRIDAY,
    endsAt: new Date(FRIDAY.getTime() + 7_200_000),
    manageTokenHash: sha256(TOKEN),
    registered: 9,
    capacity: 40,
    createdAt: NOON,
  });

it("is put up again each week with seats of its own, once however often it is pressed", async () => {
  const { id } = await jumatBersih();
  const input = { token: TOKEN, every: "week", times: 3 } as const;
  const answers = await Promise.all([repeatEvent(ctx, id, input), repeatEvent(ctx, id, input)]);
  expect(answers.map(({ added }) => added).sort()).toEqual([0, 3]);
  const days = await seriesDays(ctx, id);
  expect(days.map(({ date }) => date)).toEqual(
    ["2026-03-27", "2026-04-03", "2026-04-10"].map((day) => `${day}T00:00:00.000Z`),
  );
  const copies = await db.event.findMany({ where: { seriesId: id }, orderBy: { startsAt: "asc" } });
  expect(copies[0]).toMatchObject({ title: "Jumat bersih", registered: 0, capacity: 40, manageTokenHash: null });
  expect(copies[0]?.endsAt).toEqual(new Date("2026-03-27T09:00:00+07:00"));
  // From a later day the others are seen too, and the first one's link manages it.
  const copy = copies[1]?.id ?? 0;
  expect((await seriesDays(ctx, copy)).map(({ date }) => date.slice(0, 10))).toEqual([
    "2026-03-20",
    "2026-03-27",
    "2026-04-10",
  ]);
  expect((await managedEvent(ctx, copy, TOKEN)).event.id).toBe(copy);
  await expect(managedEvent(ctx, copy, "kunci-lain")).rejects.toThrow(Forbidden);
});

it("is nobody else's to repeat, and no series grows without end", async () => {
  const { id } = await jumatBersih();
  await expect(repeatEvent(ctx, id, { every: "week", times: 1 })).rejects.toThrow(Forbidden);
  await repeatEvent(ctx, id, { token: TOKEN, every: "week", times: 11 });
  await expect(repeatEvent(ctx, id, { token: TOKEN, every: "month", times: 12 })).rejects.toThrow(Conflict);
  expect(await db.event.count()).toBe(12);
});

it("is put up again by a private link until it is long over, and then by staff alone", async () => {
  const { id } = await jumatBersih();
  const input = { token: TOKEN, every: "week", times: 1 } as const;
  const later = (days: number) => testContext(db, visitor("panitia"), new Date(FRIDAY.getTime() + days * 86_400_000));
  await repeatEvent(later(60), id, input);
  await expect(repeatEvent(later(91), id, input)).rejects.toThrow("kode akses");
  expect(await repeatEvent(later(91).as(await member(db, "Ayu", "PENGELOLA")), id, input)).toEqual({ added: 1 });
});

it("follows the week of the month on the clock of the place", () => {
  const months = (start: string, zone: "WIB" | "WIT") =>
    [1, 2, 3].map((step) => repeatedAt(new Date(start), zone, "month", step).toISOString());
  // The third Friday; in the east it is Friday while it is still Thursday by universal time.
  expect(months("2026-03-20T07:00:00+07:00", "WIB")).toEqual([
    "2026-04-17T00:00:00.000Z",
    "2026-05-15T00:00:00.000Z",
    "2026-06-19T00:00:00.000Z",
  ]);
  expect(months("2026-03-20T07:00:00+09:00", "WIT")[0]).toBe("2026-04-16T22:00:00.000Z");
  // A fifth Sunday becomes the last one.
  expect(months("2026-03-29T07:00:00+07:00", "WIB")[0]).toBe("2026-04-26T00:00:00.000Z");
});

it("is listed with both kinds where both are asked for, and beside its neighbours of the province", async () => {
  const planting = await addEvent(db, { startsAt: FRIDAY, createdAt: NOON, province: "Bali" });
  const talk = await addEvent(db, {
    kind: "COMMUNITY",
    category: "DISKUSI",
    startsAt: FRIDAY,
    createdAt: NOON,
    province: "Bali",
  });
  await addEvent(db, { startsAt: FRIDAY, createdAt: NOON, province: "Aceh" });
  const all = await listEvents(ctx, ListEvents.parse({ kind: "ALL" }));
  expect(all.items).toHaveLength(3);
  expect((await listEvents(ctx, ListEvents.parse({}))).items).toHaveLength(2);
  expect((await nextEvents(ctx, 3, { id: planting.id, province: "Bali" })).map(({ id }) => id)).toEqual([talk.id]);
  expect(await nextEvents(ctx, 3, { id: planting.id, province: null })).toEqual([]);
});
