import { changeFollow } from "@/lib/reports/follow/commands";
import { UnsubscribeQuery } from "@/lib/reports/follow/schemas";
import { ReportParams } from "@/lib/reports/schemas";
import { route } from "@/lib/server/http/route";

/** POST /api/reports/{id}/unsubscribe?follow=…&token=…: what a mail program's own button sends (RFC 8058); has no page. */
export const POST = route({
  summary: "Berhenti mengikuti laporan dengan sekali tekan dari program surat.",
  access: "anyone",
  limit: "seat",
  params: ReportParams,
  query: UnsubscribeQuery,
  handler: ({ ctx, query }) => changeFollow(ctx, { id: query.follow, token: query.token, action: "stop" }),
});
