import ICAL from "ical.js";
import { expect, it } from "vitest";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { addEvent } from "@/prisma/factories/event";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const feed = await import("./calendar.ics/route");
const one = await import("./[id]/ics/route");
const client = new Client("203.0.113.1");
const startsAt = new Date("2090-03-21T07:00:00+08:00");
const { id } = await addEvent(db, { title: "Tanam; Bambu, 1", startsAt, zone: "WITA", province: "Bali", revision: 3 });
await addEvent(db, { title: "Batal", cancelledAt: new Date() });
await addEvent(db, { title: "Terhapus", deletedAt: new Date() });
await addEvent(db, { title: "Lalu", startsAt: new Date(0) });

async function entries(response: Response) {
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents("vevent").map((part) => {
    const event = new ICAL.Event(part);
    const status = part.getFirstPropertyValue("status");
    return { title: event.summary, start: event.startDate.toJSDate(), sequence: event.sequence, status };
  });
}

const bamboo = { title: "Tanam; Bambu, 1", start: startsAt, sequence: 3, status: "CONFIRMED" };

it("gives one event, and the feed of a province, at the right moment", async () => {
  const file = await client.get(one.GET, "/api/events/x/ics", { id: String(id) });
  expect(file.headers.get("content-disposition")).toBe(`inline; filename="kegiatan-${id}.ics"`);
  expect(await entries(file)).toEqual([bamboo]);
  expect(await entries(await client.get(feed.GET, "/api/events/calendar.ics?province=Bali"))).toEqual([bamboo]);
  expect((await client.get(one.GET, "/api/events/x/ics", { id: "999" })).status).toBe(404);
});

it("feeds what lies ahead, with what was called off marked as such", async () => {
  const all = await entries(await client.get(feed.GET, "/api/events/calendar.ics"));
  expect(all.map(({ title, status }) => [title, status])).toEqual([
    ["Batal", "CANCELLED"],
    ["Tanam; Bambu, 1", "CONFIRMED"],
  ]);
});
