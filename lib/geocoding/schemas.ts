import { z } from "zod";
import { line } from "@/lib/http/fields";
import { GEOCODING_MESSAGES, MAX_PLACE_NAME } from "./rules";

/** GET /api/geocode?q= */
export const FindPlace = z.strictObject({
  q: line({ label: "Nama lokasi", max: MAX_PLACE_NAME, required: GEOCODING_MESSAGES.empty }),
});
export type FindPlace = z.output<typeof FindPlace>;
