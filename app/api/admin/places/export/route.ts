import { dayIn } from "@/lib/format/dates";
import { exportPlaces } from "@/lib/places/exchange/queries-export";
import { ExportPlaces } from "@/lib/places/exchange/schemas";
import { downloadReply } from "@/lib/server/http/download-reply";
import { route } from "@/lib/server/http/route";

const TYPES = { csv: "text/csv; charset=utf-8", geojson: "application/geo+json" };

/** GET /api/admin/places/export: a file for download, read and sent piece by piece, however many places there are. */
export const GET = route({
  summary: "Semua lokasi sebagai CSV atau GeoJSON yang dapat diimpor lagi.",
  answers: ["text/csv", "application/geo+json"],
  access: "staff",
  limit: "staff",
  query: ExportPlaces,
  handler: async ({ ctx, query }) => {
    const { format } = query;
    const fileName = `sulur-lokasi-${dayIn(ctx.now())}.${format}`;
    return downloadReply(await exportPlaces(ctx, query), { contentType: TYPES[format], fileName });
  },
});
