import ICAL from "ical.js";
import { expect, it } from "vitest";
import { DAY_MS } from "@/lib/format/dates";
import { Client, SITE, testSite } from "@/lib/server/auth/test-site";
import { addEvent } from "@/prisma/factories/event";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const feed = await import("./calendar.ics/route");
const one = await import("./[id]/ics/route");
const client = new Client("203.0.113.1");
const startsAt = new Date("2090-03-21T07:00:00+08:00");
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const { id, slug } = await addEvent(db, {
  title: "Tanam; Bambu, 1",
  description: "Bawa topi;\ndan air.",
  startsAt,
  zone: "WITA",
  province: "Bali",
  organiser: 'Karang "Taruna"',
  latitude: -8.65,
  longitude: 115.2167,
  revision: 3,
  uidHost: "sulur.example",
});
await addEvent(db, { title: "Batal", cancelledAt: new Date() });
await addEvent(db, { title: "Terhapus", deletedAt: new Date() });
await addEvent(db, { title: "Lalu", startsAt: daysAgo(29) });
await addEvent(db, {
  title: "Pekan lalu",
  startsAt: daysAgo(7),
  endsAt: daysAgo(6),
  approximate: true,
  latitude: 1,
  longitude: 99,
});
await addEvent(db, { title: "Sedang berlangsung", startsAt: new Date(Date.now() - 60_000), uidHost: "sulur" });

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

it("feeds four weeks back and what lies ahead, with what was called off marked as such", async () => {
  const all = await entries(await client.get(feed.GET, "/api/events/calendar.ics"));
  expect(all.map(({ title, status }) => [title, status])).toEqual([
    ["Pekan lalu", "CONFIRMED"],
    ["Sedang berlangsung", "CONFIRMED"],
    ["Batal", "CANCELLED"],
    ["Tanam; Bambu, 1", "CONFIRMED"],
  ]);
});

/** The lines of a file, unfolded. */
async function linesOf(response: Response): Promise<string[]> {
  const text = await response.text();
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  return text.replaceAll("\r\n ", "").split("\r\n");
}

it("opens one event among the calendars that are there: without a calendar's name and without a method", async () => {
  const lines = await linesOf(await client.get(one.GET, "/api/events/x/ics", { id: String(id) }));
  expect(lines.filter((line) => /^(?:METHOD|NAME|X-WR-CALNAME|REFRESH-INTERVAL)/u.test(line))).toEqual([]);
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:kegiatan-${id}@sulur.example`,
      "GEO:-8.65;115.2167",
      `URL;VALUE=URI:${SITE}/event/${slug}`,
      `DESCRIPTION:Bawa topi\\;\\ndan air.\\n\\n${SITE}/event/${slug}`,
    ]),
  );
  const { updatedAt } = await db.event.findUniqueOrThrow({ where: { id } });
  const modified = updatedAt.toISOString().replace(/[-:]|\.\d+/gu, "");
  expect(lines).toContain(`LAST-MODIFIED:${modified}`);
  expect(lines.find((line) => line.startsWith("ORGANIZER"))).toMatch(
    /^ORGANIZER;CN="Karang 'Taruna'":mailto:\S+@\S+$/u,
  );
});

it("names the feed, gives no method, and no point that is only near", async () => {
  const lines = await linesOf(await client.get(feed.GET, "/api/events/calendar.ics"));
  expect(lines).toContain("X-WR-CALNAME:Kegiatan Sulur");
  expect(lines.filter((line) => line.startsWith("METHOD"))).toEqual([]);
  expect(lines.filter((line) => line.startsWith("GEO"))).toEqual(["GEO:-8.65;115.2167"]);
  expect(lines.filter((line) => line.startsWith("UID:") && line.endsWith("@sulur"))).toHaveLength(3);
});
