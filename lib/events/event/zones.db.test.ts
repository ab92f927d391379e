import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeAreaNames } from "@/lib/areas/commands-names";
import { areaContext } from "@/lib/areas/test-areas";
import { addEvent } from "@/prisma/factories/event";
import { readAreaNames } from "@/scripts/areas/names";
import { member, type TestContext } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { createEvent, editEvent } from "./commands";
import { findZone } from "./queries-zone";
import { CreateEvent, EditEvent, FindZone } from "./schemas";

const { db } = await testDatabase();
const ayu = await member(db, "Ayu", "PENGELOLA");
let ctx: TestContext;

beforeAll(async () => {
  const names = (await readAreaNames()).filter(({ code }) => code.length <= 5);
  await writeAreaNames(db, "regencies", async () => names);
});

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events CASCADE`;
  ctx = areaContext(db, ayu);
});

const INPUT = { title: "Bersih Pantai", date: "2027-03-14T08:00", description: "Bawa topi.", capacity: 20 };
const add = (fields: object) =>
  createEvent(ctx, CreateEvent.parse({ ...INPUT, location: "Lapangan", ...fields }), { withCode: false });

describe("an event", () => {
  it.each([
    ["at a point", { latitude: -3.3194, longitude: 114.5908 }, "WITA", "00:00"],
    ["in an area without a point", { area_code: "51.71" }, "WITA", "00:00"],
    ["in another area without a point", { area_code: "91.71" }, "WIT", "23:00"],
    ["where only words say where", { location: "Lapangan Trikora, Jayapura" }, "WIT", "23:00"],
    ["in a place that nobody knows", { location: "Balai warga" }, "WIB", "01:00"],
    ["on a clock that was chosen", { location: "Lapangan Trikora, Jayapura", zone: "WITA" }, "WITA", "00:00"],
  ])("%s begins on the clock of that place", async (_, fields, zone, hour) => {
    const event = await add(fields);
    expect([event.zone, event.date.slice(11, 16)]).toEqual([zone, hour]);
  });

  it("keeps the clock of an area that was said when its words are changed", async () => {
    const { id } = await add({ area_code: "91.71" });
    const edited = await editEvent(ctx, id, EditEvent.parse({ ...INPUT, location: "Aula Medan", revision: 0 }));
    expect([edited.zone, edited.area_code, edited.date]).toEqual(["WIT", "91.71", "2027-03-13T23:00:00.000Z"]);
  });

  it("follows its point to another zone", async () => {
    const { id } = await add({ location: "Banyuwangi", latitude: -8.2192, longitude: 114.3691 });
    const moved = { ...INPUT, location: "Negara, Bali", latitude: -8.3563, longitude: 114.6167, revision: 0 };
    expect((await editEvent(ctx, id, EditEvent.parse(moved))).zone).toBe("WITA");
  });

  it("keeps its own clock where nobody knows the place", async () => {
    const { id } = await addEvent(db, {
      zone: "WIT",
      location: "Balai warga",
      startsAt: new Date("2027-03-14T00:00Z"),
    });
    const edited = await editEvent(ctx, id, EditEvent.parse({ ...INPUT, location: "Aula warga", revision: 0 }));
    expect([edited.zone, edited.date]).toEqual(["WIT", "2027-03-13T23:00:00.000Z"]);
  });
});

describe("GET /api/events/zone", () => {
  it.each([
    [{ latitude: "-3.3194", longitude: "114.5908" }, "WITA"],
    [{ location: "Lapangan Trikora, Jayapura" }, "WIT"],
    [{ latitude: "-6.2", longitude: "106.8", location: "Jayapura" }, "WIB"],
    [{ location: "Balai warga" }, null],
    [{ location: "Kebun Sari" }, null],
  ])("answers %j", async (query, zone) => {
    expect(await findZone(ctx, FindZone.parse(query))).toEqual({ zone });
  });

  it("refuses half a point", () => {
    expect(FindZone.safeParse({ latitude: "-6.2" }).success).toBe(false);
  });
});
