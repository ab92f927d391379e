import "server-only";
import { context, propagation, trace } from "@opentelemetry/api";

import type { Span, SpanProcessor } from "@opentelemetry/sdk-trace";

/** Where addresses stand in what Next notes; behind their question mark is what people typed. */
const ADDRESSES = ["http.target", "http.url", "url.full"];

/** Cuts addresses off at the question mark, as our log does. */
class WithoutQueries implements SpanProcessor {
  onStart(): void {}

  onEnding(span: Span): void {
    for (const name of ADDRESSES) {
      const value = span.attributes[name];
      if (typeof value === "string" && value.includes("?")) span.setAttribute(name, value.split("?", 1)[0] ?? "");
    }
  }

  onEnd(): void {}

  async forceFlush(): Promise<void> {}

  async shutdown(): Promise<void> {}
}

const SERVICE = "sulur";
/** At the end the last spans may hold up the process for so long. */
const LAST_EXPORT_MS = 2_000;

const holder = globalThis as typeof globalThis & { sulurTracing?: { shutdown(): Promise<void> } };

/**
 * Sends spans to OTEL_EXPORTER_OTLP_ENDPOINT: what Next says about each request that reaches it, and our database
 * queries. Loaded only where that is set; OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES, OTEL_EXPORTER_OTLP_HEADERS and
 * the like hold as OpenTelemetry describes them.
 */
export async function startTracing(): Promise<void> {
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, exporters, resources, sdk] =
    await Promise.all([
      import("@opentelemetry/context-async-hooks"),
      import("@opentelemetry/core"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
      import("@opentelemetry/sdk-trace"),
    ]);
  const { detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": SERVICE }).merge(detectResources({ detectors: [envDetector] })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio()) }),
    spanProcessors: [new WithoutQueries(), new sdk.BatchSpanProcessor({ exporter: new exporters.OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  holder.sulurTracing = provider;
}

/** Lets the last spans out. */
export async function stopTracing(): Promise<void> {
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, LAST_EXPORT_MS).unref();
  });
  await Promise.race([holder.sulurTracing?.shutdown().catch(() => {}), late]);
}

/** OTEL_TRACES_SAMPLER_ARG: the part of all requests that is recorded; all of them unless it is a number below 1. */
function ratio(): number {
  const given = Number(process.env.OTEL_TRACES_SAMPLER_ARG || 1);
  return given >= 0 && given <= 1 ? given : 1;
}
