import "server-only";
import { SpanKind, trace } from "@opentelemetry/api";
import type { QueryReport } from "@/prisma/client";

/** Makes a span of a query that has ended; its text holds placeholders in place of values. */
export function traceQuery({ sql, startedAt, milliseconds }: QueryReport): void {
  const attributes = { "db.system.name": "postgresql", "db.query.text": sql };
  const span = trace.getTracer("sulur").startSpan("query", { kind: SpanKind.CLIENT, startTime: startedAt, attributes });
  span.end(new Date(startedAt.getTime() + milliseconds));
}
