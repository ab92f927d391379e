import { importPlaces } from "@/lib/places/exchange/commands-import";
import { ImportPlaces } from "@/lib/places/exchange/schemas";
import { IMPORT_MAX_BYTES } from "@/lib/places/rules";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/places/import: a CSV or GeoJSON file; with `dry_run=true` it only says what would happen. */
export const POST = route({
  summary: "Mengimpor lokasi; dengan dry_run=true hanya diperiksa.",
  access: "staff",
  limit: "staff",
  query: ImportPlaces,
  rawBody: {
    maxBytes: IMPORT_MAX_BYTES,
    types: ["text/csv", "application/vnd.ms-excel", "application/geo+json", "application/json"],
    tooLarge: "Berkas lebih besar dari 2 MB. Bagi menjadi beberapa berkas.",
    unsupported: "Kirim berkas CSV (text/csv) atau GeoJSON (application/geo+json).",
  },
  idempotent: true,
  handler: ({ ctx, query, bytes }) => importPlaces(ctx, bytes, query),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
