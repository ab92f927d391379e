import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { reportHandling } from "@/lib/statistics/queries";
import { ReportHandling } from "@/lib/statistics/schemas";

/** GET /api/public-stats/reports: of the public record alone; what waits, is secret or was refused counts nowhere. */
export const GET = route({
  summary: "Seberapa cepat laporan ditangani 90 hari terakhir, menurut jenis dan daerah (area).",
  access: "anonymous",
  query: ReportHandling,
  handler: ({ ctx, request, query }) =>
    cachedReply(request, ["public-stats/reports", query.area], ["reports"], async () => ({
      value: await reportHandling(ctx, query.area),
    })),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
