import { type Point, rounded } from "@/components/map/coordinates";
import { showToast } from "@/components/ui/toast-store";
import { GEOCODING_MESSAGES } from "@/lib/geocoding/rules";
import { isInIndonesia } from "@/lib/geocoding/rules-country";

/** The point that a click on a map means; null, and a word about it, where that is outside Indonesia. */
export function pickable(latitude: number, longitude: number): Point | null {
  if (isInIndonesia(latitude, longitude)) return rounded({ latitude, longitude });
  showToast({ text: GEOCODING_MESSAGES.outside, tone: "bad" });
  return null;
}
