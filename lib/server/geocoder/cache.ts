import "server-only";
import { DAY_MS } from "@/lib/format/dates";
import { comparisonKey } from "@/lib/format/text";
import { MAX_PLACE_NAME } from "@/lib/geocoding/rules";
import type { GeocodedPoint } from "@/lib/kernel/ctx";
import type { Database } from "@/prisma/client";

/** Places stay where they are; a name that was unknown may be mapped next week. */
const FOUND_DAYS = 180;
const MISSING_DAYS = 7;

/** Names that differ only in case, width or spacing are one question. */
export function questionKey(name: string): string {
  // A single letter may become many, so the cut may go through a pair of surrogates.
  return comparisonKey(name).slice(0, MAX_PLACE_NAME).toWellFormed();
}

/** @returns undefined when the question was never asked or long ago; null when it found nothing */
export async function knownAnswer(db: Database, key: string): Promise<GeocodedPoint | null | undefined> {
  const row = await db.geocodeAnswer.findUnique({ where: { query: key } });
  if (!row) return undefined;
  const { latitude, longitude, label } = row;
  const found = latitude !== null && longitude !== null && label !== null;
  if (Date.now() - row.createdAt.getTime() > (found ? FOUND_DAYS : MISSING_DAYS) * DAY_MS) return undefined;
  return found ? { latitude, longitude, label, approximate: false } : null;
}

/** @returns how many answers past their time were removed */
export async function removeOldAnswers(db: Database, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { count } = await db.geocodeAnswer.deleteMany({
    where: {
      createdAt: { lt: before(MISSING_DAYS) },
      OR: [{ createdAt: { lt: before(FOUND_DAYS) } }, { latitude: null }],
    },
  });
  return count;
}

export async function keepAnswer(db: Database, key: string, point: GeocodedPoint | null): Promise<void> {
  const answer = {
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    label: point?.label ?? null,
    createdAt: new Date(),
  };
  await db.geocodeAnswer.upsert({ where: { query: key }, create: { query: key, ...answer }, update: answer });
}
