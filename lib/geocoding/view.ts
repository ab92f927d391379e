import type { GeocodedPoint } from "@/lib/kernel/ctx";
import { GAZETTEER_ATTRIBUTION, GEOCODING_ATTRIBUTION } from "./rules";

/** What a search by name answers with; whoever shows it shows `attribution` too. */
export interface FoundPointView {
  latitude: number;
  longitude: number;
  label: string;
  /** Only the middle of a district or city of this name: to be shown as a guess that can be moved. */
  approximate: boolean;
  attribution: string;
}

export function foundPointView({ latitude, longitude, label, approximate }: GeocodedPoint): FoundPointView {
  const attribution = approximate ? GAZETTEER_ATTRIBUTION : GEOCODING_ATTRIBUTION;
  return { latitude, longitude, label, approximate, attribution };
}
