import { findAreas } from "@/lib/areas/queries";
import { channelNames } from "@/lib/channels/handovers/queries";
import { CHANNELS_TAG } from "@/lib/channels/rules";
import { FEED_HEADERS, RSS_TYPE } from "@/lib/format/rss";
import { REPORT_FEED_LIMIT, reportFeed } from "@/lib/reports/feed";
import { newestValidated } from "@/lib/reports/queries";
import { ReportFeed } from "@/lib/reports/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/reports/rss?area={code}: the newest validated reports of an area and all within it for feed readers. */
export const GET = route({
  summary: "Laporan terbaru dari satu daerah untuk pembaca umpan.",
  access: "anonymous",
  answers: [RSS_TYPE],
  query: ReportFeed,
  handler: ({ ctx, query: { area }, request }) =>
    cachedReply(request, ["report-feed", area], ["reports", CHANNELS_TAG], async () => {
      const [reports, { areas }] = await Promise.all([
        newestValidated(ctx, REPORT_FEED_LIMIT, area),
        findAreas(ctx, { code: area }),
      ]);
      const forwardedTo = await channelNames(
        ctx,
        reports.map(({ id }) => id),
      );
      return {
        value: reportFeed(reports, ctx.link, { code: area, name: areas[0]?.name ?? area }, forwardedTo),
        contentType: FEED_HEADERS["content-type"],
      };
    }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
