import { channelNames } from "@/lib/channels/handovers/queries";
import { CHANNELS_TAG } from "@/lib/channels/rules";
import { FEED_HEADERS } from "@/lib/format/rss";
import { REPORT_FEED_LIMIT, reportFeed } from "@/lib/reports/feed";
import { newestValidated } from "@/lib/reports/queries";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";

/** Kept like a page, and dropped with the reports. */
export const revalidate = false;

/** GET /laporan/rss.xml: the newest validated reports for feed readers. */
export async function GET(): Promise<Response> {
  const feed = await cachedRead(["reports", "feed"], ["reports", CHANNELS_TAG], async () => {
    const ctx = publicCtx();
    const reports = await newestValidated(ctx, REPORT_FEED_LIMIT);
    const forwardedTo = await channelNames(
      ctx,
      reports.map(({ id }) => id),
    );
    return reportFeed(reports, ctx.link, undefined, forwardedTo);
  });
  return new Response(feed, { headers: FEED_HEADERS });
}
