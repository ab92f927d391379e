import { dayIn } from "@/lib/format/dates";
import { csvForm, csvName } from "@/lib/http/fields";
import { cachedStatistics } from "@/lib/server/desk-statistics";
import { downloadReply } from "@/lib/server/http/download-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { periodsCsv, provincesCsv } from "@/lib/statistics/csv";
import { ExportStatistics } from "@/lib/statistics/schemas";

/** GET /api/admin/statistics/export: the figures of /admin/statistik as a CSV file, as old as those of the page. */
export const GET = route({
  summary: "Angka halaman statistik sebagai CSV.",
  answers: ["text/csv"],
  access: "staff",
  limit: "staff",
  query: ExportStatistics.safeExtend({ format: csvForm }),
  handler: async ({ ctx, query: { format, per, tabel } }) => {
    const view = await cachedStatistics(ctx, per);
    const fileName = csvName(`sulur-statistik-${tabel}-per-${per}-${dayIn(view.countedAt)}`, format);
    const isIndonesian = format === "csv-id";
    const chunks = tabel === "waktu" ? periodsCsv(view, isIndonesian) : provincesCsv(view, isIndonesian);
    return downloadReply(chunks, { fileName });
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
