import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

type Closable = Pick<Server, "close" | "closeIdleConnections" | "closeAllConnections">;

const CLOSE_IDLE_EVERY_MS = 100;

/**
 * Takes no new connections, lets running requests end, and cuts those that take longer.
 * @param graceMs how long running requests have
 */
export async function closeServer(server: Closable, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle only when its request has ended.
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const late = pause(graceMs, "late" as const, { ref: false });
  if ((await Promise.race([closed, late])) === "late") server.closeAllConnections();
  await closed;
  clearInterval(idle);
}
