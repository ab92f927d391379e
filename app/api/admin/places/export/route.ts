import { dayIn } from "@/lib/format/dates";
import { exportPlaces, exportPlacesAsGeoJson } from "@/lib/places/exchange/queries-export";
import { ExportPlaces } from "@/lib/places/exchange/schemas";
import { csvReply, downloadReply } from "@/lib/server/http/download-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/places/export: a file for download, read and sent piece by piece, however many places there are. */
export const GET = route({
  summary: "Semua lokasi sebagai CSV atau GeoJSON yang dapat diimpor lagi.",
  answers: ["text/csv", "application/geo+json"],
  access: "staff",
  limit: "staff",
  query: ExportPlaces,
  handler: async ({ ctx, query }) => {
    const name = `sulur-lokasi-${dayIn(ctx.now())}`;
    if (query.format !== "geojson") return csvReply(await exportPlaces(ctx, query), name, query.format);
    const file = { contentType: "application/geo+json", fileName: `${name}.geojson` };
    return downloadReply(await exportPlacesAsGeoJson(ctx, query), file);
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
