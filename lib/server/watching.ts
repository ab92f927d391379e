import "server-only";
import { env } from "@/lib/server/env";

/** Loads what measures and traces, where somebody asked for it; who did not pays nothing for it. */
export async function startWatching(): Promise<void> {
  const { METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  if (OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) await (await import("@/lib/server/tracing/start")).startTracing();
  if (METRICS_TOKEN !== undefined) await (await import("@/lib/server/metrics/start")).startMetrics();
}
