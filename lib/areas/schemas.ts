import { z } from "zod";
import { latitude, line, longitude } from "@/lib/http/fields";
import { AREA_CODE, AREA_SEARCH, areaCodeIn } from "./rules";

const UNKNOWN = "Kode daerah tidak dikenal. Contoh: 34.02.14.";

/** A code of the ministry, in what comes in. */
export const areaCode = z.string({ error: UNKNOWN }).regex(AREA_CODE, { error: UNKNOWN });

/** As a filter of a list: the area and all within it. */
export const areaFilter = areaCode.optional();

const degrees = (name: string, schema: typeof latitude) =>
  z.coerce
    .number({ error: `${name} harus berupa angka.` })
    .pipe(schema)
    .optional();

/** GET /api/areas: by a point, by a name, by a code or an address that ends in one, or all within `parent`. */
export const FindAreas = z
  .strictObject({
    lat: degrees("lat", latitude),
    lng: degrees("lng", longitude),
    q: line({ label: "Nama daerah", max: AREA_SEARCH.max, min: AREA_SEARCH.min }).optional(),
    code: z
      .string({ error: UNKNOWN })
      .max(120, { error: UNKNOWN })
      .transform(areaCodeIn)
      .pipe(z.string({ error: UNKNOWN }))
      .optional(),
    parent: areaCode.or(z.literal("")).optional(),
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    error: "lat dan lng harus disebut bersama.",
    path: ["lat"],
  })
  .refine(({ lat, q, code, parent }) => [lat, q, code, parent].filter((part) => part !== undefined).length === 1, {
    error: "Sebutkan salah satu: lat dan lng, q, code, atau parent.",
  });
export type FindAreas = z.output<typeof FindAreas>;
