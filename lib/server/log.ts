import "server-only";
import { trace } from "@opentelemetry/api";
import pino, { type Logger, type LoggerOptions } from "pino";
import { env } from "@/lib/server/env";
import { readableLine } from "@/lib/server/log-line";

const holder = globalThis as typeof globalThis & { sulurLog?: Logger };

/** JSON with ISO times on standard output, or readable lines where that is a terminal. */
export function log(): Logger {
  holder.sulurLog ??= process.stdout.isTTY
    ? pino(logOptions(env().LOG_LEVEL), { write: (line: string) => process.stdout.write(readableLine(line)) })
    : pino(logOptions(env().LOG_LEVEL));
  return holder.sulurLog;
}

/** Secrets and personal fields never get in, even when a whole object is logged. */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
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
  };
}

/** Under which a collector shows the spans of the same request; nothing while no spans are made. */
function traceOfRequest(): { traceId?: string } {
  const traceId = trace.getActiveSpan()?.spanContext().traceId;
  return traceId === undefined ? {} : { traceId };
}
