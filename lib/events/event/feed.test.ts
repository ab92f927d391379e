import { expect, it } from "vitest";
import { eventFeed } from "./feed";
import type { EventView } from "./view";

const EVENT: EventView = {
  id: 3,
  title: "Tanam Mangrove",
  date: "2027-03-14T00:30:00.000Z",
  location: "Wonorejo, Surabaya",
  description: "Bawa topi.",
  capacity: 30,
  registered: 12,
  slug: "tanam-mangrove-3",
  kind: "PLANTING",
  category: null,
  ends: "2027-03-14T03:30:00.000Z",
  zone: "WIB",
  latitude: null,
  longitude: null,
  approximate: false,
  province: null,
  organiser: "Karang Taruna",
  area_code: null,
  area_certainty: null,
  photo: null,
  cancelled: false,
  results: null,
};

it("says in HTML what was typed: numbers, lines and signs", () => {
  const description = "1. Bawa topi & sekop\n\n2. Usia <12 dengan orang tua";
  const feed = eventFeed([{ event: { ...EVENT, description }, announcedAt: new Date(0) }], (path) => path);
  expect(feed).toContain(
    "1. Bawa topi &amp;amp; sekop&lt;br&gt;&lt;br&gt;2. Usia &amp;lt;12 dengan orang tua</description>",
  );
});

it("tells when and where, on the clock of the place, and puts the latest announced first", () => {
  const older = { event: { ...EVENT, title: "Diumumkan dulu" }, announcedAt: new Date("2027-01-01T00:00:00Z") };
  const later = { event: EVENT, announcedAt: new Date("2027-02-01T00:00:00Z") };
  const feed = eventFeed([older, later], (path) => `https://sulur.test${path}`);
  expect(feed).toContain("Minggu, 14 Maret 2027 pukul 07.30 WIB, Wonorejo, Surabaya. Bawa topi.");
  expect(feed).toContain("<pubDate>Mon, 01 Feb 2027 00:00:00 +0000</pubDate>");
  expect(feed.indexOf("Tanam Mangrove")).toBeLessThan(feed.indexOf("Diumumkan dulu"));
  expect(feed).toContain("<link>https://sulur.test/event/tanam-mangrove-3</link>");
});
