import { expect, test } from "vitest";
import { breadcrumbData } from "@/components/ui/structured-data";
import type { EventView } from "@/lib/events/event/view";
import { eventData } from "./event-data";

const link = (path: string) => `https://sulur.test${path}`;
const event = {
  id: 7,
  slug: "tanam-mangrove-7",
  title: "Tanam Mangrove",
  description: "Bersama warga.",
  date: "2027-03-14T00:30:00.000Z",
  ends: "2027-03-14T03:30:00.000Z",
  zone: "WITA",
  location: "Tepi Danau Buyan",
  province: "Bali",
  latitude: -8.24,
  longitude: 115.12,
  capacity: 30,
  registered: 12,
  cancelled: false,
  organiser: "",
  photo: null,
} as EventView;

test("search engines learn when on the clock of the place, where, and how many seats are left", () => {
  expect(eventData(event, link)).toMatchObject({
    "@type": "Event",
    url: "https://sulur.test/event/tanam-mangrove-7",
    startDate: "2027-03-14T08:30:00+08:00",
    endDate: "2027-03-14T11:30:00+08:00",
    eventStatus: "https://schema.org/EventScheduled",
    remainingAttendeeCapacity: 18,
    location: { name: "Tepi Danau Buyan", address: { addressRegion: "Bali" }, geo: { latitude: -8.24 } },
    offers: { availability: "https://schema.org/InStock", price: 0 },
    image: "https://sulur.test/event/tanam-mangrove-7/kartu.jpg",
  });
});

test("an event that was called off is told so, and has no seats", () => {
  const off = eventData({ ...event, cancelled: true }, link);
  expect(off).toMatchObject({ eventStatus: "https://schema.org/EventCancelled", remainingAttendeeCapacity: 0 });
  expect(off.offers).toMatchObject({ availability: "https://schema.org/SoldOut" });
});

test("the way to a page is numbered from the top", () => {
  const steps = [
    { name: "Beranda", path: "/home" },
    { name: "Event Tanam Pohon", path: "/event" },
  ];
  expect(breadcrumbData(steps, link).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Beranda", item: "https://sulur.test/home" },
    { "@type": "ListItem", position: 2, name: "Event Tanam Pohon", item: "https://sulur.test/event" },
  ]);
});
