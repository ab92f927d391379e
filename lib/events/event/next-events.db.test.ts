import { beforeEach, expect, it } from "vitest";
import { HOUR_MS } from "@/lib/format/dates";
import { addEvent, type EventFields } from "@/prisma/factories/event";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { nextEvents } from "./queries";

const { db } = await testDatabase();
const NOON = new Date("2026-03-14T12:00:00+07:00");
const ctx = testContext(db, visitor("tamu"), NOON);

const at = (hours: number, fields: EventFields = {}) =>
  addEvent(db, {
    title: `Jam ${hours}`,
    createdAt: NOON,
    startsAt: new Date(NOON.getTime() + hours * HOUR_MS),
    ...fields,
  });

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events CASCADE`;
});

it("are of both kinds, the soonest first, and no more than asked for", async () => {
  await at(50);
  await at(2, { kind: "COMMUNITY", category: "DISKUSI" });
  await at(30);
  expect((await nextEvents(ctx, 2)).map(({ title }) => title)).toEqual(["Jam 2", "Jam 30"]);
});

it("leave out what has begun, is off or was deleted", async () => {
  await at(0);
  await at(1, { cancelledAt: NOON });
  await at(2, { deletedAt: NOON });
  await at(3, { registered: 30 });
  expect((await nextEvents(ctx, 5)).map(({ title }) => title)).toEqual(["Jam 3"]);
});
