import { dayIn } from "@/lib/format/dates";
import { csvName } from "@/lib/http/fields";
import { exportPlaces } from "@/lib/places/exchange/queries-export";
import { ExportPlaces } from "@/lib/places/exchange/schemas";
import { downloadReply } from "@/lib/server/http/download-reply";
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
    const file =
      query.format === "geojson"
        ? { contentType: "application/geo+json", fileName: `${name}.geojson` }
        : { fileName: csvName(name, query.format) };
    return downloadReply(await exportPlaces(ctx, query), file);
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
