import { changeFollow } from "@/lib/reports/follow/commands";
import { followPath } from "@/lib/reports/follow/rules";
import { UnsubscribeQuery } from "@/lib/reports/follow/schemas";
import { ReportParams } from "@/lib/reports/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { seeOther } from "@/lib/server/http/see-other";

/** GET: mail scanners open addresses too, so it changes nothing and leads to the page that asks. */
export const GET = route({
  summary: "Membuka halaman untuk berhenti; belum mengubah apa pun.",
  access: "anonymous",
  params: ReportParams,
  query: UnsubscribeQuery,
  status: 303,
  handler: async ({ query }) => seeOther(followPath("stop", query.follow, query.token)),
});

/** POST /api/reports/{id}/unsubscribe?follow=…&token=…: what a mail program's own button sends (RFC 8058). */
export const POST = route({
  summary: "Berhenti mengikuti laporan dengan sekali tekan dari program surat.",
  access: "anyone",
  limit: "seat",
  params: ReportParams,
  query: UnsubscribeQuery,
  handler: ({ ctx, query }) => changeFollow(ctx, { id: query.follow, token: query.token, action: "stop" }),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
