import { nearbyReports } from "@/lib/reports/queries-nearby";
import { NearbyReports } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/nearby: open reports within 250 m; never cached, since each place is asked for once. */
export const GET = route({
  summary: "Laporan terbuka di sekitar sebuah titik; yang menunggu tanpa jarak, menurut tengah kotak 280 m.",
  access: "anonymous",
  query: NearbyReports,
  handler: ({ ctx, query }) => nearbyReports(ctx, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
