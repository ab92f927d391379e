import type { GeocodedPoint } from "@/lib/kernel/ctx";
import { GEOCODING_ATTRIBUTION } from "./rules";

/** What a search by name answers with; whoever shows it shows `attribution` too. */
export interface PlaceView {
  latitude: number;
  longitude: number;
  label: string;
  attribution: string;
}

export function placeView({ latitude, longitude, label }: GeocodedPoint): PlaceView {
  return { latitude, longitude, label, attribution: GEOCODING_ATTRIBUTION };
}
