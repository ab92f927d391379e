import { randomInt } from "node:crypto";
import { type APIRequestContext, expect } from "playwright/test";
import { MIN_FILL_SECONDS } from "@/lib/holding/rules";
import { newPerson } from "./people";
import { placeName } from "./places";
import type { Stack } from "./stack";

interface Fields {
  name: string;
  kind: string;
  description: string;
  latitude: number;
  longitude: number;
}

export interface SentPlace extends Fields {
  id: number;
  slug: string;
}

/** Somewhere in Papua, where no other test has places. */
export function newSpot(): { latitude: number; longitude: number } {
  return { latitude: -randomInt(30_000, 70_000) / 10_000, longitude: randomInt(1_370_000, 1_405_000) / 10_000 };
}

/** A place of somebody new, over the API; it waits for the desk. */
export async function sendPlace(stack: Stack, fields: Partial<Fields> = {}): Promise<SentPlace> {
  const name = placeName();
  const place: Fields = { name, kind: "taman_kota", description: `${name} teduh sekali.`, ...newSpot(), ...fields };
  const writer = await newPerson(stack);
  const answer = await writer.post("/api/locations", { data: { ...place, filled_seconds: MIN_FILL_SECONDS + 1 } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, slug } = (await answer.json()) as SentPlace;
  await writer.dispose();
  return { ...place, id, slug };
}

/** A place that staff approved, so that lists and maps, which are kept, show it. */
export async function newPlaceOnMap(
  stack: Stack,
  staffApi: APIRequestContext,
  fields: Partial<Fields> = {},
): Promise<SentPlace> {
  const place = await sendPlace(stack, fields);
  const read = await staffApi.get(`/api/admin/places/${place.id}`);
  expect(read.status(), await read.text()).toBe(200);
  const { updatedAt } = (await read.json()) as { updatedAt: string };
  const data = { decision: "approve", seen_at: updatedAt };
  const answer = await staffApi.post(`/api/admin/places/${place.id}/decisions`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return place;
}
