import "server-only";
import { trace } from "@opentelemetry/api";
import pino, { type Logger, type LoggerOptions } from "pino";
import { env } from "@/lib/server/env";

const LEVELS: Record<number, string> = { 10: "trace", 20: "debug", 30: "info", 40: "warn", 50: "error", 60: "fatal" };
const NAME_WIDTH = 5;
const textOf = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

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

/** One of pino's lines of JSON for a person: time of this machine, level, message, the rest as name=value, then a stack. */
export function readableLine(json: string): string {
  const { time, level, msg, err, ...rest }: Record<string, unknown> = JSON.parse(json);
  const clock = new Date(String(time)).toTimeString().slice(0, "00:00:00".length);
  const name = (LEVELS[Number(level)] ?? String(level)).padEnd(NAME_WIDTH);
  const values = Object.entries(rest).map(([key, value]) => `${key}=${textOf(value)}`);
  const line = [clock, name, ...(msg === undefined ? [] : [String(msg)]), ...values].join(" ");
  return `${[line, ...stackOf(err)].join("\n")}\n`;
}

function stackOf(error: unknown): string[] {
  if (error === undefined) return [];
  const stack = typeof error === "object" && error !== null && "stack" in error ? error.stack : undefined;
  return (typeof stack === "string" ? stack : textOf(error)).split("\n").map((line) => `  ${line}`);
}
