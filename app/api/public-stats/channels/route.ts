import { CHANNELS_TAG } from "@/lib/channels/rules";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { channelFigures } from "@/lib/statistics/queries-channels";

/** GET /api/public-stats/channels: nothing below ten hand-overs of five people. */
export const GET = route({
  summary: "Berapa hari sampai kanal menjawab laporan yang diteruskan warga, menurut kanal dan kabupaten atau kota.",
  access: "anonymous",
  handler: ({ ctx, request }) =>
    cachedReply(request, ["public-stats/channels"], ["reports", CHANNELS_TAG], async () => ({
      value: await channelFigures(ctx),
    })),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
