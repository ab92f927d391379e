import { z } from "zod";
import { ZOOMS } from "./rules";

const NOT_FOUR = "bbox harus empat angka: barat,selatan,timur,utara.";
const degrees = z.number({ error: NOT_FOUR });

/** `west,south,east,north` in degrees, as OGC and Leaflet's `toBBoxString` write it. */
export const bbox = z
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

const tileNumber = (pattern: RegExp, most: number) =>
  z.string().regex(pattern).transform(Number.parseFloat).pipe(z.int().min(0).max(most));

/** /ubin/{look}/{zoom}/{column}/{file}: a tile that exists, and its file `{row}.svg` as the row's number. */
export const TileAddress = z
  .object({
    look: z.enum(["light", "dark"]),
    zoom: tileNumber(/^\d{1,2}$/u, ZOOMS.max).pipe(z.int().min(ZOOMS.min)),
    column: tileNumber(/^\d{1,6}$/u, 2 ** ZOOMS.max),
    file: tileNumber(/^\d{1,6}\.svg$/u, 2 ** ZOOMS.max),
  })
  .refine(({ zoom, column, file }) => Math.max(column, file) < 2 ** zoom);

/** /ubin/nama/{zoom}/{column}/{file}: names of 4 × 4 tiles that exist, and their file `{row}.json` as the row's number. */
export const NamesAddress = z
  .object({
    zoom: tileNumber(/^\d{1,2}$/u, ZOOMS.max).pipe(z.int().min(ZOOMS.min)),
    column: tileNumber(/^\d{1,6}$/u, 2 ** ZOOMS.max),
    file: tileNumber(/^\d{1,6}\.json$/u, 2 ** ZOOMS.max),
  })
  .refine(({ zoom, column, file }) => Math.max(column, file) < 2 ** (zoom - 2));
