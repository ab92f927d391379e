import "server-only";
import pino, { type Logger } from "pino";
import { env } from "@/lib/server/env";

const holder = globalThis as typeof globalThis & { sulurLog?: Logger };

/** JSON lines on standard output; secrets and personal fields never get in, even when a whole object is logged. */
export function log(): Logger {
  holder.sulurLog ??= pino({
    level: env().LOG_LEVEL,
    base: undefined,
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
