import { z } from "zod";
import { areaCode, areaFilter } from "@/lib/areas/schemas";
import { SHORTEST_SEARCH } from "@/lib/desk/rules";
import { deskListSchema } from "@/lib/desk/schemas-list";
import { schemaOf } from "@/lib/forms/schemas";
import {
  approximate,
  inPath,
  instant,
  latitude,
  longitude,
  pageCursor,
  pageLimit,
  paragraphs,
  photoId,
  ROBOT_TRACES,
  rowId,
  wholePoint,
} from "@/lib/http/fields";
import { MapWindow } from "@/lib/map/schemas";
import { PLACE, PLACE_EDIT } from "./fields";
import { NOTE } from "./fields-note";
import { PLACE_DECISIONS, PLACE_KINDS, PLACE_LIST_LIMIT, PLACE_STATUSES, placeNameKey } from "./rules";
import { PLACE_STATES } from "./rules-list";

/** /admin/lokasi/daftar and GET /api/admin/places/export-list */
export const PlaceListFilter = deskListSchema(PLACE_STATES).refine(
  ({ q }) => q === undefined || placeNameKey(q).length >= SHORTEST_SEARCH,
  { path: ["q"], error: `Tulis paling sedikit ${SHORTEST_SEARCH} huruf dari nama lokasi.` },
);

export type PlaceListFilter = z.output<typeof PlaceListFilter>;

const id = rowId("Nomor lokasi");

const idInPath = inPath(id);

/** `{id}` in a path. */
export const PlaceParams = z.object({ id: idInPath });

/** `{id}` of a place and `{note}` about it in a path. */
export const PlaceNoteParams = z.object({ id: idInPath, note: idInPath });

const kind = z.enum(PLACE_KINDS, { error: PLACE.kind.unknown });

/** POST /api/locations. Without a point the server looks one up from the name (spec 5). */
export const CreatePlace = schemaOf(PLACE, {
  kind: kind.default("lainnya"),
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  /** The area, where the sender knows better than the map. */
  area_code: areaCode.nullish(),
  /** The point names a district rather than a spot, as the geocoder said. */
  approximate: approximate.optional(),
  photo_id: photoId.nullish(),
  ...ROBOT_TRACES,
}).check(wholePoint);
export type CreatePlace = z.output<typeof CreatePlace>;
export type CreatePlaceInput = z.input<typeof CreatePlace>;

/** `taman_kota,mangrove`; none, like all, means no filter. */
const kinds = z
  .string({ error: "kinds harus berupa jenis yang dipisahkan koma." })
  .max(200, { error: "kinds terlalu panjang." })
  .transform((text) => [...new Set(text.split(",").filter((part) => part !== ""))].sort())
  .pipe(z.array(kind))
  .transform((list) => (list.length === 0 || list.length === PLACE_KINDS.length ? undefined : list))
  .optional();

const limit = pageLimit(PLACE_LIST_LIMIT);

const near = {
  latitude: z.coerce.number({ error: "latitude harus berupa angka, misalnya -6.2." }).pipe(latitude),
  longitude: z.coerce.number({ error: "longitude harus berupa angka, misalnya 106.8." }).pipe(longitude),
};

/**
 * GET /api/locations. Newest first and paged by `cursor`, the last id of the page before; with `latitude` and
 * `longitude` nearest first and with `bbox` inside it, both without pages.
 */
export const ListPlaces = z
  .strictObject({
    limit,
    cursor: pageCursor.optional(),
    q: z
      .string({ error: "q harus berupa nama lokasi." })
      .trim()
      .max(120, { error: "Nama terlalu panjang." })
      .optional(),
    kinds,
    latitude: near.latitude.optional(),
    longitude: near.longitude.optional(),
    bbox: MapWindow.shape.bbox.optional(),
    area: areaFilter,
  })
  .refine((query) => (query.latitude === undefined) === (query.longitude === undefined), {
    error: "latitude dan longitude harus diisi bersama.",
    path: ["latitude"],
  });
export type ListPlaces = z.output<typeof ListPlaces>;

/** GET /api/locations/map */
export const PlaceMapWindow = MapWindow.extend({ kinds, area: areaFilter });
export type PlaceMapWindow = z.output<typeof PlaceMapWindow>;

/** GET /api/locations/nearby: what may be the same place. */
export const NearbyPlaces = z.strictObject({
  ...near,
  name: z.string({ error: "name harus berupa teks." }).trim().max(120, { error: "Nama terlalu panjang." }).default(""),
});
export type NearbyPlaces = z.output<typeof NearbyPlaces>;

/** POST /api/locations/{id}/vote: "masih ada" or "sudah tutup". */
export const VotePlace = z.strictObject({ open: z.boolean({ error: "open harus ya atau tidak." }) });
export type VotePlace = z.output<typeof VotePlace>;

/** POST /api/locations/{id}/note: "Ada yang salah?" */
export const NotePlace = schemaOf(NOTE, ROBOT_TRACES);
export type NotePlace = z.output<typeof NotePlace>;

/** The desk's tabs beside the states: places that residents doubt, or about which they wrote. */
export const PLACE_QUEUES = [...PLACE_STATUSES, "DOUBTED"] as const;
export type PlaceQueue = (typeof PLACE_QUEUES)[number];

/** GET /api/admin/places/queue */
export const PlaceQueueQuery = z.strictObject({
  limit: limit.pipe(z.number().max(50, { error: "limit paling banyak 50." })).default(20),
  cursor: pageCursor.optional(),
  queue: z.enum(PLACE_QUEUES, { error: "queue tidak dikenal." }).default("PENDING"),
  q: z.string({ error: "q harus berupa nama lokasi." }).trim().max(120, { error: "Nama terlalu panjang." }).optional(),
});
export type PlaceQueueQuery = z.output<typeof PlaceQueueQuery>;

const words = paragraphs({ label: "Keterangan", max: 1000 });

/** When the decider read the place (`updated_at` of the view); somebody else's change since then is a 409. */
const seenAt = instant("seen_at harus berupa waktu ISO.");

/** POST /api/admin/places/{id}/decisions */
export const DecidePlace = z
  .strictObject({
    decision: z.enum(PLACE_DECISIONS, { error: "Keputusan tidak dikenal." }),
    words: words.nullish(),
    seen_at: seenAt,
  })
  .refine((input) => input.decision !== "reject" || Boolean(input.words), {
    error: "Alasan penolakan wajib diisi. Pilih salah satu contoh atau tulis sendiri.",
    path: ["words"],
  });
export type DecidePlace = z.output<typeof DecidePlace>;

/** PATCH /api/admin/places/{id} */
export const EditPlace = schemaOf(PLACE_EDIT, {
  latitude,
  longitude,
  area_code: areaCode.nullish(),
  approximate,
  photo_id: photoId.nullish(),
  seen_at: seenAt,
});
export type EditPlace = z.output<typeof EditPlace>;

/** POST /api/admin/places/{id}/merge: this place's page then leads to `into`. */
export const MergePlace = z.strictObject({ into: id, words: words.nullish(), seen_at: seenAt });
export type MergePlace = z.output<typeof MergePlace>;

/** POST /api/admin/places/{id}/undo */
export const UndoPlaceStep = z.strictObject({ step_id: id });
export type UndoPlaceStep = z.output<typeof UndoPlaceStep>;
