import { changeAreaFollow } from "@/lib/area-follows/commands";
import { areaFollowPath } from "@/lib/area-follows/rules";
import { StopDigestQuery } from "@/lib/area-follows/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { seeOther } from "@/lib/server/http/see-other";

/** GET: mail scanners open addresses too, so it changes nothing and leads to the page that asks. */
export const GET = route({
  summary: "Membuka halaman untuk berhenti; belum mengubah apa pun.",
  access: "anonymous",
  query: StopDigestQuery,
  status: 303,
  handler: async ({ query }) => seeOther(areaFollowPath("stop", query.follow, query.token)),
});

/** POST /api/areas/unsubscribe?follow=…&token=…: what a mail program's own button sends (RFC 8058). */
export const POST = route({
  summary: "Berhenti mengikuti semua wilayah dengan sekali tekan dari program surat.",
  access: "anyone",
  limit: "seat",
  query: StopDigestQuery,
  handler: ({ ctx, query }) => changeAreaFollow(ctx, { id: query.follow, token: query.token, action: "stop" }),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
