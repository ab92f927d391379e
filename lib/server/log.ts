import "server-only";
import { trace } from "@opentelemetry/api";
import pino, { type Logger } from "pino";
import { env } from "@/lib/server/env";

const holder = globalThis as typeof globalThis & { sulurLog?: Logger };

/** JSON lines on standard output; secrets and personal fields never get in, even when a whole object is logged. */
export function log(): Logger {
  holder.sulurLog ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
    mixin: traceOfRequest,
    redact: {
      paths: [
        "password",
        "token",
        "email",
        "*.password",
        "*.token",
        "*.email",
        "headers.cookie",
        "headers.authorization",
      ],
      remove: true,
    },
  });
  return holder.sulurLog;
}

/** Under which a collector shows the spans of the same request; nothing while no spans are made. */
function traceOfRequest(): { traceId?: string } {
  const traceId = trace.getActiveSpan()?.spanContext().traceId;
  return traceId === undefined ? {} : { traceId };
}
