import type { z } from "zod";
import { SHORTEST_SEARCH } from "@/lib/desk/rules";
import { deskListSchema } from "@/lib/desk/schemas-list";
import { placeNameKey } from "./rules";
import { PLACE_STATES } from "./rules-list";

/** /admin/lokasi/daftar and GET /api/admin/places/export-list */
export const PlaceListFilter = deskListSchema(PLACE_STATES).refine(
  ({ q }) => q === undefined || placeNameKey(q).length >= SHORTEST_SEARCH,
  { path: ["q"], error: `Tulis paling sedikit ${SHORTEST_SEARCH} huruf dari nama lokasi.` },
);
export type PlaceListFilter = z.output<typeof PlaceListFilter>;
