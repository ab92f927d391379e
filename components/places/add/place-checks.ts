import { findNearby } from "@/components/forms/nearby";
import type { PickedPoint } from "@/components/map/coordinates";
import { isSameName } from "@/lib/format/text";
import { RequestFailed } from "@/lib/http/fetch-json";
import type { NearbyPlaceView } from "@/lib/places/view";

const GUESSED =
  "Titiknya hanya perkiraan dan belum dikirim. Geser ke tempat yang benar di peta, atau tekan Tambah lokasi sekali lagi bila sudah sesuai.";

/** A guess is looked at before it is sent: it stands in the form now, and the next press sends it. */
export function onlyExact(place: PickedPoint): PickedPoint {
  if (!place.approximate) return place;
  throw new RequestFailed(GUESSED, 400, { latitude: GUESSED });
}

/** Around a guessed point, the middle of a district, only the name tells. */
export async function possibleDoubles(name: string, place: PickedPoint): Promise<NearbyPlaceView[]> {
  const path = `/api/locations/nearby?${new URLSearchParams({ name: name.trim() })}`;
  const found = await findNearby<NearbyPlaceView>(path, place);
  return place.approximate ? found.filter((other) => isSameName(other.name, name)) : found;
}
