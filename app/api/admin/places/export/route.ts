import { dayIn } from "@/lib/format/dates";
import { exportPlaces } from "@/lib/places/exchange/queries-export";
import { ExportPlaces } from "@/lib/places/exchange/schemas";
import { downloadReply } from "@/lib/server/http/download-reply";
import { route } from "@/lib/server/http/route";

const CSV = { contentType: "text/csv; charset=utf-8", extension: "csv" };
const FILES = { csv: CSV, "csv-id": CSV, geojson: { contentType: "application/geo+json", extension: "geojson" } };

/** GET /api/admin/places/export: a file for download, read and sent piece by piece, however many places there are. */
export const GET = route({
  summary: "Semua lokasi sebagai CSV atau GeoJSON yang dapat diimpor lagi.",
  answers: ["text/csv", "application/geo+json"],
  access: "staff",
  limit: "staff",
  query: ExportPlaces,
  handler: async ({ ctx, query }) => {
    const { contentType, extension } = FILES[query.format];
    const fileName = `sulur-lokasi-${dayIn(ctx.now())}.${extension}`;
    return downloadReply(await exportPlaces(ctx, query), { contentType, fileName });
  },
});
