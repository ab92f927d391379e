import { isInIndonesia } from "@/lib/geocoding/rules-country";

/** `-6.2,106.8`, as it stands in messages, in `geo:`, and after `@` or `q=` in addresses of maps. */
const POINT = /(-?\d{1,2}\.\d{2,})\s*(?:,|%2C)\s*(-?\d{2,3}\.\d{2,})/iu;

/** The first point in Indonesia that a shared text names; null where it names none. */
export function pointIn(text: string): { latitude: number; longitude: number } | null {
  const found = POINT.exec(text);
  if (!found) return null;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return isInIndonesia(latitude, longitude) ? { latitude, longitude } : null;
}
