import { dayIn } from "@/lib/format/dates";
import { csvForm } from "@/lib/http/fields";
import { cachedAreaStatistics, cachedStatistics } from "@/lib/server/desk-statistics";
import { csvReply } from "@/lib/server/http/download-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { areaRows, periodRows } from "@/lib/statistics/csv";
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
    const rows = tabel === "waktu" ? periodRows(view) : areaRows(await cachedAreaStatistics(ctx, per, undefined));
    return csvReply([rows], `sulur-statistik-${tabel}-per-${per}-${dayIn(view.countedAt)}`, format);
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
