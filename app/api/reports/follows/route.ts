import { changeFollow } from "@/lib/reports/follow/commands";
import { ChangeFollow } from "@/lib/reports/follow/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** PATCH /api/reports/follows: begins or ends the mails about a report, by the token of a mail. */
export const PATCH = route({
  summary: "Mengonfirmasi atau berhenti mengikuti laporan, dengan token dari suratnya.",
  access: "anyone",
  limit: "seat",
  body: ChangeFollow,
  handler: ({ ctx, body }) => changeFollow(ctx, body),
});

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = otherMethods("PATCH");
