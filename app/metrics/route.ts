import { env } from "@/lib/server/env";
import { metricsReply } from "@/lib/server/metrics/reply";

export const dynamic = "force-dynamic";

/** GET /metrics → figures for Prometheus; without METRICS_TOKEN there is no such page. Not made by `route()`: no limit, no actor. */
export function GET(request: Request): Promise<Response> {
  return metricsReply(env().METRICS_TOKEN, request.headers.get("authorization"));
}
