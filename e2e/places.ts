import { randomInt, randomUUID } from "node:crypto";
import type { Database } from "../prisma/client.ts";
import { addPlace, type PlaceFields } from "../prisma/factories/place.ts";
import { newPlace } from "./reports.ts";

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
export function beside({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude: latitude + randomInt(1, 5) / 10_000, longitude };
}
