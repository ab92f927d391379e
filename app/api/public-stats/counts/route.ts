import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { COUNTS_TAGS, publicCounts } from "@/lib/statistics/queries";

/** GET /api/public-stats/counts: the spec's four figures; what does not exist yet counts 0. */
export const GET = route({
  summary: "Empat angka pokok untuk beranda.",
  access: "anonymous",
  handler: ({ ctx, request }) =>
    cachedReply(request, ["public-stats/counts"], COUNTS_TAGS, async () => ({ value: await publicCounts(ctx) })),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
