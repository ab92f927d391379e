import "server-only";
import { env } from "@/lib/server/env";

const NO_PEER =
  "Di luar npm start alamat pengunjung hanya diketahui dari proksi; selama TRUSTED_PROXY_HOPS 0, semua orang berbagi satu jatah.\n";

/** Loads what measures and traces, where somebody asked for it; who did not pays nothing for it. */
export async function startWatching(): Promise<void> {
  const { METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT, TRUSTED_PROXY_HOPS } = env();
  if (process.env.NODE_ENV === "production" && !process.env.SULUR_SERVER && TRUSTED_PROXY_HOPS === 0) {
    process.stderr.write(NO_PEER);
  }
  if (OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) await (await import("@/lib/server/tracing/start")).startTracing();
  if (METRICS_TOKEN !== undefined) await (await import("@/lib/server/metrics/start")).startMetrics();
}
