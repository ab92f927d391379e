import { beforeEach, describe, expect, it } from "vitest";
import { PLACING_KEY } from "@/lib/areas/commands-names";
import { areaContext } from "@/lib/areas/test-areas";
import { deskEvents, zoneQuestions } from "@/lib/events/desk/queries";
import { addEvent, type EventFields } from "@/prisma/factories/event";
import { member, type TestContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { editEvent } from "./commands";
import { repeatEvent } from "./commands-series";
import { checkZones, decideZone } from "./commands-zones";
import { managedEvent } from "./queries-manage";
import { EditEvent } from "./schemas";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "PENGELOLA");
const budi = await member(db, "Budi");
/** 2026-11-20T03:00Z */
let ctx: TestContext;

/** Seven o'clock in Banjarmasin, read on Jakarta's clock. */
const AHEAD = new Date("2026-11-28T07:00:00+07:00");
const MEANT = new Date("2026-11-28T07:00:00+08:00");
const BANJARMASIN = {
  zone: "WIB",
  latitude: -3.3194,
  longitude: 114.5908,
  province: "Kalimantan Selatan",
  startsAt: AHEAD,
} as const satisfies EventFields;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events, event_registrations, audit_entries, settings CASCADE`;
  ctx = areaContext(db, ayu);
});

/** As after the upgrade of an installation that has these events. */
async function upgraded(...events: EventFields[]) {
  const rows = [];
  for (const fields of events) rows.push(await addEvent(db, fields));
  await db.setting.create({ data: { key: "events:zones", value: `0:${rows.at(-1)?.id ?? 0}` } });
  return rows.map(({ id }) => id);
}

async function registered(eventId: number) {
  const data = { eventId, status: "CONFIRMED", name: "Sari", people: 1, createdAt: ctx.now() } as const;
  await db.eventRegistration.create({ data: { ...data, email: "sari@contoh.id", emailKey: "sari@contoh.id" } });
}

const stored = (id = 0) =>
  db.event.findUniqueOrThrow({
    where: { id },
    select: { zone: true, suggestedZone: true, startsAt: true, endsAt: true, revision: true },
  });

describe("events from before", () => {
  it("are put right without a mail when they are over", async () => {
    const startsAt = new Date("2026-11-14T07:00:00+07:00");
    const [id = 0] = await upgraded({ ...BANJARMASIN, startsAt });
    await registered(id);
    await checkZones(ctx);
    expect(await stored(id)).toEqual({
      zone: "WITA",
      suggestedZone: null,
      startsAt: new Date("2026-11-14T07:00:00+08:00"),
      endsAt: new Date("2026-11-14T10:00:00+08:00"),
      revision: 1,
    });
    expect(ctx.mail.mails).toEqual([]);
    const entry = { action: "event.zone", subject: `event:${id}`, details: { from: "WIB", to: "WITA", moved: true } };
    expect(await db.auditEntry.findMany()).toMatchObject([entry]);
    expect(ctx.expired).toContain(`event:${id}`);
  });

  it("wait for a person when they lie ahead, and nothing moves", async () => {
    const [id = 0] = await upgraded(BANJARMASIN);
    await registered(id);
    await checkZones(ctx);
    expect(await stored(id)).toMatchObject({ zone: "WIB", suggestedZone: "WITA", startsAt: AHEAD, revision: 0 });
    expect(ctx.mail.mails).toEqual([]);
    expect(await zoneQuestions(ctx)).toMatchObject([{ id, zone: "WIB", suggested_zone: "WITA" }]);
    expect((await managedEvent(ctx, id, undefined)).suggested_zone).toBe("WITA");
  });

  it.each([
    ["in an area without a point", { zone: "WIB", areaCode: "91.71", province: "Papua" }, "WIT"],
    ["that only words place", { zone: "WIB", location: "Lapangan Trikora, Jayapura" }, "WIT"],
    ["on the right clock", { zone: "WIB", location: "Lapangan Merdeka, Medan" }, null],
    ["on a clock that was chosen", { ...BANJARMASIN, zone: "WIT" }, null],
    ["in a place that nobody knows", { zone: "WIB", location: "Balai warga" }, null],
  ] as const)("are judged by what is known of the place: %s", async (_, fields, suggestedZone) => {
    const [id = 0] = await upgraded({ ...fields, startsAt: AHEAD });
    await checkZones(ctx);
    expect(await stored(id)).toMatchObject({ zone: fields.zone, suggestedZone, startsAt: AHEAD });
  });

  it("are looked at once, and not those that are added afterwards", async () => {
    const [id = 0] = await upgraded(BANJARMASIN);
    const later = await addEvent(db, BANJARMASIN);
    expect(await checkZones(ctx)).toBe(1);
    expect(await stored(later.id)).toMatchObject({ suggestedZone: null });
    await decideZone(ctx, id, { zone: "WITA", move: false });
    expect(await checkZones(ctx)).toBe(0);
    expect(await stored(id)).toMatchObject({ zone: "WIB", suggestedZone: null });
  });

  it("move once when two instances look at the same time", async () => {
    const startsAt = new Date("2026-11-14T07:00:00+07:00");
    const [id = 0] = await upgraded({ ...BANJARMASIN, startsAt });
    await Promise.all([checkZones(ctx), checkZones(ctx)]);
    expect(await stored(id)).toMatchObject({ startsAt: new Date("2026-11-14T07:00:00+08:00"), revision: 1 });
    expect(await db.auditEntry.count()).toBe(1);
  });

  it("wait until their areas are found", async () => {
    await upgraded(BANJARMASIN);
    await db.setting.create({ data: { key: PLACING_KEY, value: "0:0:x" } });
    expect(await checkZones(ctx)).toBe(0);
    expect(await zoneQuestions(ctx)).toEqual([]);
  });
});

describe("the question of an event's clock", () => {
  let id = 0;
  beforeEach(async () => {
    [id = 0] = await upgraded(BANJARMASIN);
    await registered(id);
    await checkZones(ctx);
  });

  it("moves the event with mails as for any change of time", async () => {
    expect(await decideZone(ctx, id, { zone: "WITA", move: true })).toMatchObject({
      zone: "WITA",
      date: MEANT.toISOString(),
    });
    expect(ctx.mail.waiting.map(({ message }) => [message.to.address, message.subject])).toEqual([
      ["sari@contoh.id", expect.stringContaining("Perubahan kegiatan")],
    ]);
    expect(ctx.mail.waiting[0]?.message.text).toContain("Sabtu, 28 November 2026 pukul 07.00 WITA");
    expect(await stored(id)).toMatchObject({ suggestedZone: null, revision: 1 });
    expect(await zoneQuestions(ctx)).toEqual([]);
  });

  it("leaves the event where it is, without a mail", async () => {
    await decideZone(ctx, id, { zone: "WITA", move: false });
    expect(await stored(id)).toMatchObject({ zone: "WIB", startsAt: AHEAD, suggestedZone: null, revision: 0 });
    expect(ctx.mail.mails).toEqual([]);
    const details = { from: "WIB", to: "WITA", moved: false };
    expect(await db.auditEntry.findMany()).toMatchObject([{ userId: ayu.userId, action: "event.zone", details }]);
  });

  it("is answered once, also by two at the same time", async () => {
    const answers = await Promise.allSettled([
      decideZone(ctx, id, { zone: "WITA", move: true }),
      decideZone(ctx, id, { zone: "WITA", move: true }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await stored(id)).toMatchObject({ startsAt: MEANT, revision: 1 });
    await expect(decideZone(ctx, id, { zone: "WITA", move: false })).rejects.toMatchObject({ kind: "conflict" });
  });

  it("takes no other zone than the one it was about", async () => {
    await expect(decideZone(ctx, id, { zone: "WIT", move: true })).rejects.toMatchObject({ kind: "conflict" });
  });

  it("is nobody else's", async () => {
    for (const person of [budi, visitor("b")]) {
      const answer = decideZone(ctx.as(person), id, { zone: "WITA", move: true, token: "a".repeat(43) });
      await expect(answer).rejects.toMatchObject({ kind: "forbidden" });
    }
    await expect(zoneQuestions(ctx.as(budi))).rejects.toMatchObject({ kind: "forbidden" });
  });

  it("stays while only the words of the event change, and goes when its clock does", async () => {
    const { title, location, latitude, longitude } = await db.event.findUniqueOrThrow({ where: { id } });
    const body = {
      title,
      location,
      latitude,
      longitude,
      description: "Bawa topi.",
      date: AHEAD.toISOString(),
      capacity: 30,
    };
    await editEvent(ctx, id, EditEvent.parse({ ...body, zone: "WIB", revision: 0 }));
    expect(await stored(id)).toMatchObject({ zone: "WIB", suggestedZone: "WITA" });
    await editEvent(ctx, id, EditEvent.parse({ ...body, date: "2026-11-28T07:00", revision: 1 }));
    expect(await stored(id)).toMatchObject({ zone: "WITA", startsAt: MEANT, suggestedZone: null });
  });

  it("goes with the days of its series", async () => {
    await repeatEvent(ctx, id, { every: "week", times: 1 });
    const questions = await zoneQuestions(ctx);
    expect(questions.map(({ suggested_zone }) => suggested_zone)).toEqual(["WITA", "WITA"]);
    expect((await deskEvents(ctx, {})).items).toHaveLength(2);
  });
});
