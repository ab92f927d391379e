import { takeReport } from "@/lib/reports/desk/commands";
import { TakeReport } from "@/lib/reports/desk/schemas";
import { summaryOfReport } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/reports: nobody's own, so that staff cannot speak as its reporter. */
export const POST = route({
  summary: "Mencatat laporan warga yang datang atau menelepon; menunggu validasi seperti laporan lain.",
  access: "staff",
  limit: "staff",
  body: TakeReport,
  invalidMessage: summaryOfReport,
  idempotent: true,
  status: 201,
  handler: ({ ctx, body }) => takeReport(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
