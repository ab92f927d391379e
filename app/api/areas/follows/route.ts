import { changeAreaFollow } from "@/lib/area-follows/commands";
import { followedAreas, linkedAreas } from "@/lib/area-follows/queries";
import { AREA_FOLLOW_HEADER } from "@/lib/area-follows/rules";
import { ChangeAreaFollow } from "@/lib/area-follows/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/areas/follows: what the account follows, or with id and token of a mail in a header, what its reader follows. */
export const GET = route({
  summary:
    "Wilayah yang diikuti akun sendiri, atau penerima surat dengan nomor dan token tautannya di header sulur-wilayah.",
  statuses: [403],
  access: "anyone",
  handler: ({ ctx, request }) => {
    const link = request.headers.get(AREA_FOLLOW_HEADER);
    return link === null ? followedAreas(ctx) : linkedAreas(ctx, link);
  },
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
