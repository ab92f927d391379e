import { createReport } from "@/lib/reports/commands";
import { listReports } from "@/lib/reports/queries";
import { CreateReport, ListReports, summaryOfReport } from "@/lib/reports/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { mayMail } from "@/lib/server/http/spend-typed";

/** GET /api/reports: a plain array, newest first, answered from the cache that every change drops. */
export const GET = route({
  summary: "Daftar laporan publik, yang terbaru lebih dulu; halaman berikutnya ada di header Link.",
  access: "anonymous",
  query: ListReports,
  handler: ({ ctx, query, request }) =>
    cachedReply(
      request,
      [
        "reports",
        query.limit,
        query.cursor,
        query.status,
        query.q,
        query.area,
        query.kind,
        query.from,
        query.to,
        query.bbox?.join(),
      ],
      ["reports"],
      async () => {
        const { items, nextCursor } = await listReports(ctx, query);
        return { value: items, nextCursor };
      },
    ),
});

/** POST /api/reports: open to everyone; what a filter doubts is taken in all the same, but held. */
export const POST = route({
  summary: "Mengirim laporan kerusakan lingkungan; terbuka bagi siapa saja.",
  access: "anyone",
  limit: "report",
  fromOutbox: true,
  body: CreateReport,
  invalidMessage: summaryOfReport,
  idempotent: true,
  status: 201,
  handler: async ({ ctx, body, fromAddress }) => {
    const receipt = body.email == null || (await mayMail(ctx, body.email));
    return createReport(ctx, body, { fromAddress, receipt });
  },
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
