import { randomInt, randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "playwright/test";
import type { Database } from "@/prisma/client";
import { addPlace, type PlaceFields } from "@/prisma/factories/place";
import { newPlace } from "./reports";

interface Spot {
  latitude: number;
  longitude: number;
}

/** A name that no other test gives. */
export function placeName(opening = "Taman Uji"): string {
  return `${opening} ${randomUUID().slice(0, 8)}`;
}

/** An approved place far from those of other tests. Put there before its page is first asked for. */
export function newGreenPlace(db: Database, fields: PlaceFields = {}) {
  return addPlace(db, {
    name: placeName(),
    kind: "taman_kota",
    status: "APPROVED",
    regency: "Kabupaten Kotawaringin Barat",
    province: "Kalimantan Tengah",
    ...newPlace(),
    ...fields,
  });
}

/** Some metres beside it. */
export function beside({ latitude, longitude }: Spot): Spot {
  return { latitude: latitude + randomInt(1, 5) / 10_000, longitude };
}

/** A place that staff let onto the map just now, so that pages in memory are made anew. */
export async function approvedPlace(db: Database, staffApi: APIRequestContext, fields: PlaceFields = {}) {
  const place = await newGreenPlace(db, { ...fields, status: "PENDING" });
  const data = { decision: "approve", seen_at: place.updatedAt.toISOString() };
  const answer = await staffApi.post(`/api/admin/places/${place.id}/decisions`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return place;
}

/** Nobody has added a place there yet, whatever other tests did. */
export async function clearSpot(db: Database, { latitude, longitude }: Spot): Promise<void> {
  await db.place.deleteMany({ where: { latitude, longitude } });
}
