import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import { beforeAll, expect, it } from "vitest";
import { writeAreaNames } from "@/lib/areas/commands-names";
import { resolvePoints } from "@/lib/areas/queries-point";
import { areaContext } from "@/lib/areas/test-areas";
import { zoneOfView } from "@/lib/areas/zones";
import { createEvent } from "@/lib/events/event/commands";
import { reminderMail } from "@/lib/events/event/mails";
import { momentOf } from "@/lib/events/event/moments";
import { calendarFeed } from "@/lib/events/event/queries";
import { zoneOfPlace } from "@/lib/events/event/queries-zone";
import { CreateEvent } from "@/lib/events/event/schemas";
import { csvFile } from "@/lib/format/csv";
import { formatDateTime } from "@/lib/format/dates";
import { readEntries } from "@/lib/geocoding/gazetteer-entries";
import { stopLink } from "@/lib/mails/access";
import { nextOpening } from "@/lib/partners/rules";
import { exportPlaces } from "@/lib/places/exchange/queries-export";
import { PROVINCES } from "@/lib/provinces/rules";
import { zoneOfProvince } from "@/lib/provinces/zones";
import gazetteer from "@/lib/server/geocoder/gazetteer.json" with { type: "json" };
import { readAreaNames } from "@/scripts/areas/names";
import { member } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";

const { db } = await testDatabase();
const ctx = areaContext(db, await member(db, "Ayu", "PENGELOLA"));

const REGENCIES = readEntries(gazetteer).filter(({ level }) => level === "city" || level === "regency");
const WRITTEN = "2027-03-14T06:30";
const OPENS = [{ day: 7, opens: "06:30", closes: "08:00" }] as const;

const OFFSETS = { WIB: "+07:00", WITA: "+08:00", WIT: "+09:00" };

/** Each regency with what Sulur makes of its point. */
let known: { name: string; province: string; point: Point; areaCode: string | null }[];

interface Point {
  latitude: number;
  longitude: number;
}

beforeAll(async () => {
  const names = (await readAreaNames()).filter(({ code }) => code.length <= 5);
  await writeAreaNames(db, "regencies", async () => names);
  const resolved = await resolvePoints(ctx, REGENCIES);
  known = REGENCIES.map(({ name, province, latitude, longitude }, index) => ({
    name,
    province,
    point: { latitude, longitude },
    areaCode: resolved[index]?.code ?? null,
  }));
});

it("knows the clock of every regency by its point, by its code and by its name", () => {
  expect(known.length).toBeGreaterThan(500);
  const nowhere = { latitude: null, longitude: null, areaCode: null, province: null, location: "" };
  const clocks = known.map(({ name, province, point, areaCode }) => [
    name,
    zoneOfPlace(ctx, { ...nowhere, ...point, areaCode }),
    zoneOfPlace(ctx, { ...nowhere, areaCode }),
    zoneOfPlace(ctx, { ...nowhere, location: `Lapangan warga, ${name}, ${province}` }),
    zoneOfView({ ...point, area_code: areaCode }),
  ]);
  expect(clocks).toEqual(
    known.map(({ name, province }) => [name, ...Array.from({ length: 4 }, () => zoneOfProvince(province))]),
  );
});

it("shows one instant in event, mail, opening hours, calendar and file, in every regency", async () => {
  const instants = new Map<string, Date>();
  const rows = known.map(({ name, province, point, areaCode }, index) => {
    const zone = zoneOfPlace(ctx, { ...point, areaCode, province, location: "" }) ?? "WIB";
    const startsAt = momentOf(WRITTEN, zone);
    instants.set(name, startsAt);
    return { ...point, id: index + 1, slug: `contoh-${index + 1}`, areaCode, province, name, zone, startsAt };
  });
  const shared = { description: "Contoh.", writerKey: "visitor:contoh", createdAt: ctx.now(), updatedAt: ctx.now() };
  await db.event.createMany({
    data: rows.map(({ name: title, ...row }) => ({
      ...shared,
      ...row,
      title,
      kind: "PLANTING",
      location: title,
      capacity: 9,
      endsAt: new Date(row.startsAt.getTime() + 3_600_000),
    })),
  });
  await db.place.createMany({
    data: rows.map(({ zone: _, startsAt: createdAt, ...row }) => ({
      ...shared,
      ...row,
      nameKey: row.name.toLowerCase(),
      status: "APPROVED",
      createdAt,
    })),
  });
  for (const { name, province, zone, startsAt, ...place } of rows) {
    const hours = (minutes: number) =>
      nextOpening(
        OPENS,
        zoneOfView({ ...place, area_code: place.areaCode }),
        new Date(startsAt.getTime() + minutes * 60_000),
      );
    expect([name, hours(0)?.when, hours(-1)?.when]).toEqual([name, "now", "today"]);
    expect(formatDateTime(startsAt, zone)).toBe(`Minggu, 14 Maret 2027 pukul 06.30 ${zoneOfProvince(province)}`);
  }

  const stop = stopLink(ctx, "a@contoh.id", { kind: "registration", id: 1 });
  const to = {
    address: "a@contoh.id",
    topic: "",
    link: "https://sulur.test/",
    sender: "a@sulur.test",
    people: 1,
    stop,
  };
  for (const event of await db.event.findMany()) {
    const { text } = reminderMail(to, event, ctx.now());
    expect(text).toContain(`Minggu, 14 Maret 2027 pukul 06.30 ${zoneOfProvince(event.province ?? "")}.`);
  }

  const inCalendar = new Map<string, Date>();
  for (const province of PROVINCES) {
    const feed = new ICAL.Component(ICAL.parse(await calendarFeed(ctx, { province })));
    for (const part of feed.getAllSubcomponents("vevent")) {
      const event = new ICAL.Event(part);
      inCalendar.set(event.summary, event.startDate.toJSDate());
    }
  }
  expect([...inCalendar].sort()).toEqual([...instants].sort());

  let file = "";
  for await (const chunk of csvFile(await exportPlaces(ctx, { format: "csv", status: "APPROVED", kinds: undefined })))
    file += chunk;
  const lines: Record<string, string>[] = parse(file, { columns: true, bom: true });
  expect(lines.map(({ name, created_at }) => [name, created_at])).toEqual(
    known.map(({ name, province }) => [name, `2027-03-14T06:30:00.000${OFFSETS[zoneOfProvince(province)]}`]),
  );
});

it("reads what is typed on the clock of the province's first regency, as the row has it", async () => {
  const firsts = [...new Map(known.toReversed().map((regency) => [regency.province, regency])).values()];
  // The rows before took their ids without asking the sequence.
  await db.$executeRaw`TRUNCATE events CASCADE`;
  for (const { province, point } of firsts) {
    const input = {
      title: "Tanam",
      date: WRITTEN,
      location: "Lapangan",
      description: "Bawa topi.",
      capacity: 9,
      ...point,
    };
    const event = await createEvent(ctx, CreateEvent.parse(input), { withCode: false });
    expect([province, event.zone, event.date]).toEqual([
      province,
      zoneOfProvince(province),
      momentOf(WRITTEN, zoneOfProvince(province)).toISOString(),
    ]);
  }
});
