import { changeAreaFollow } from "@/lib/area-follows/commands";
import { followedAreas } from "@/lib/area-follows/queries";
import { ChangeAreaFollow } from "@/lib/area-follows/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/areas/follows: what the account follows; [] for everybody else. */
export const GET = route({
  summary: "Wilayah yang diikuti akun sendiri.",
  access: "anyone",
  handler: ({ ctx }) => followedAreas(ctx),
});

/** PATCH /api/areas/follows: begins the mails about an area, or ends those about all, by the token of a mail. */
export const PATCH = route({
  summary: "Mengonfirmasi satu wilayah atau berhenti mengikuti semua, dengan token dari suratnya.",
  access: "anyone",
  limit: "seat",
  body: ChangeAreaFollow,
  handler: ({ ctx, body }) => changeAreaFollow(ctx, body),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
