import { z } from "zod";
import { reportCodeIn } from "@/lib/reports/rules";
import { route } from "@/lib/server/http/route";

/** Leads to the 404 of report pages, which offers the search again. */
const UNKNOWN = "tidak-ditemukan";

/** GET /laporan/cari?nomor=… Sends the search form on to the report's page, so that searching needs no script. */
export const GET = route({
  summary: "Membuka laporan dengan nomornya.",
  access: "anonymous",
  query: z.object({ nomor: z.string().max(500).optional() }),
  handler: async ({ query }) => {
    const code = reportCodeIn(query.nomor ?? "") ?? UNKNOWN;
    return new Response(null, { status: 303, headers: { location: `/laporan/${code}`, "cache-control": "no-store" } });
  },
});
