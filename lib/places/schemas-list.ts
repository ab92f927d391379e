import type { z } from "zod";
import { deskListSchema } from "@/lib/desk/schemas-list";
import { PLACE_STANDINGS } from "./rules-list";

/** /admin/lokasi/daftar and GET /api/admin/places/export-list */
export const PlaceListFilter = deskListSchema(PLACE_STANDINGS);
export type PlaceListFilter = z.output<typeof PlaceListFilter>;
