import { z } from "zod";

const NOT_FOUR = "bbox harus empat angka: barat,selatan,timur,utara.";
const degrees = z.number({ error: NOT_FOUR });

/** `west,south,east,north` in degrees, as OGC and Leaflet's `toBBoxString` write it. */
const bbox = z
  .string({ error: "bbox wajib diisi: barat,selatan,timur,utara." })
  .transform((value) => value.split(",").map(Number))
  .pipe(z.tuple([degrees, degrees, degrees, degrees], { error: NOT_FOUR }))
  .refine(([west, south, east, north]) => west <= east && south <= north, {
    error: "bbox terbalik: barat harus kurang dari timur dan selatan kurang dari utara.",
  });

/** The query of a map: what it shows. */
export const MapWindow = z.strictObject({
  bbox,
  zoom: z.coerce
    .number({ error: "zoom harus berupa angka." })
    .min(0, { error: "zoom 0 sampai 22." })
    .max(22, { error: "zoom 0 sampai 22." })
    .transform(Math.floor),
});
export type MapWindow = z.output<typeof MapWindow>;
