import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPlace } from "./place";
import { signal } from "./processes";
import { type PostgresServer, startPostgres } from "./server";

/** Nothing in it outlives the run, so nothing needs to survive a power cut. */
const FAST = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_wal_size: "4GB",
  checkpoint_timeout: "1h",
  shared_buffers: "256MB",
  jit: "off",
  max_connections: "200",
};

// Ends the server and removes its folder when we are killed without a chance to do so.
const WATCH = 'while kill -0 "$1" 2>/dev/null; do sleep 1; done; kill -INT "$2" 2>/dev/null; sleep 3; rm -rf "$3" "$4"';

/**
 * A PostgreSQL of its own in a temporary folder; `stop()` leaves nothing behind.
 * @param settings beyond those that make it fast
 */
export async function startTemporaryPostgres(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "sulur-postgres-"));
  const place = await openPlace(folder);
  const server = await startPostgres(place, { settings: { ...FAST, ...settings } });
  const parameters = [process.pid, server.pid, folder, place.home].map(String);
  const watch = spawn("/bin/sh", ["-c", WATCH, "sh", ...parameters], { detached: true, stdio: "ignore" });
  watch.unref();
  return {
    ...server,
    stop: async () => {
      if (watch.pid !== undefined) signal(watch.pid, "SIGKILL");
      await server.stop();
      await rm(place.home, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
