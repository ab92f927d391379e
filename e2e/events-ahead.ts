import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "playwright/test";
import type { Database } from "@/prisma/client";
import { addEvent, type EventFields } from "@/prisma/factories/event";
import { newAddress } from "./people";

const DAY_MS = 86_400_000;

/** Each test has a province of its own, whose lists nobody else fills or has read before. */
const SPOTS = {
  Maluku: { latitude: -3.69, longitude: 128.18 },
  "Maluku Utara": { latitude: 0.79, longitude: 127.38 },
  "Nusa Tenggara Timur": { latitude: -10.17, longitude: 123.6 },
  Bali: { latitude: -8.65, longitude: 115.22 },
  Bengkulu: { latitude: -3.8, longitude: 102.27 },
  Gorontalo: { latitude: 0.55, longitude: 123.06 },
  "Papua Barat": { latitude: -0.86, longitude: 134.06 },
} as const;

/** An event in the database, which costs none of the changes that staff may make in an hour. */
export function eventIn(db: Database, province: keyof typeof SPOTS, fields: EventFields = {}) {
  const title = fields.title ?? `Tanam Pohon ${uniqueWord()}`;
  return addEvent(db, { ...SPOTS[province], province, capacity: 20, ...fields, title });
}

interface NewEvent {
  kind: "PLANTING" | "COMMUNITY";
  category?: string;
  title: string;
  /** Day and time on the place's clock. */
  date: string;
  location: string;
  description: string;
  capacity: number;
  latitude?: number;
  longitude?: number;
}

export interface KnownEvent {
  id: number;
  slug: string;
  title: string;
  date: string;
}

/** `YYYY-MM-DD`, so many days from now. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

export function uniqueWord(): string {
  return randomUUID().slice(0, 8);
}

/** An event that staff put up, so that pages, which are kept, show it. */
export async function newEvent(staffApi: APIRequestContext, fields: Partial<NewEvent> = {}): Promise<KnownEvent> {
  const data: NewEvent = {
    kind: "PLANTING",
    title: `Tanam Pohon ${uniqueWord()}`,
    date: `${dayAhead(3)}T07:00`,
    location: "Lapangan Uji, Medan",
    description: "Menanam pohon bersama warga di lapangan.",
    capacity: 20,
    ...fields,
  };
  const answer = await staffApi.post("/api/events", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, slug, title, date } = (await answer.json()) as KnownEvent;
  return { id, slug, title, date };
}

/** Takes seats as somebody who is nobody else. */
export async function takeSeats(
  person: APIRequestContext,
  event: Pick<KnownEvent, "id">,
  people: number,
): Promise<void> {
  // One network takes half of the seats at most.
  for (let seat = 0; seat < people; seat += 1) {
    const data = { name: "Warga Lain", email: `warga-${uniqueWord()}@contoh.id` };
    const answer = await person.patch(`/api/events/${event.id}/register`, { data, headers: newAddress() });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}
