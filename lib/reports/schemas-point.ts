import { z } from "zod";
import { areaCode } from "@/lib/areas/schemas";
import { latitude, longitude } from "@/lib/http/fields";

const UNKNOWN = { error: "Titik yang dilihat tidak dikenal. Muat ulang halaman." };

/** PATCH /api/admin/reports/{id}/point. `seen` is the point that staff saw; null where there was none. */
export const MoveReport = z.strictObject({
  latitude,
  longitude,
  /** The area, where staff know better than the map. */
  area_code: areaCode.nullish(),
  seen: z.strictObject({ latitude: z.number(UNKNOWN), longitude: z.number(UNKNOWN) }, UNKNOWN).nullable(),
});
export type MoveReport = z.output<typeof MoveReport>;
