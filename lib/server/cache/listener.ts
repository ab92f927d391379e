import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { CHANNEL, decodeAnnouncement } from "@/lib/server/cache/channel";
import type { CacheStore } from "@/lib/server/cache/store";

const CONNECT_TIMEOUT_MS = 2_000;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 5_000;
const HEARTBEAT_MS = 5_000;
const HEARTBEAT_TIMEOUT_MS = 3_000;

interface ListenerOptions {
  url: string;
  store: CacheStore;
  /** Told once each time the connection is lost. */
  onLost(error: unknown): void;
}

export interface Listener {
  /** Resolves when the first connection listens. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/**
 * Drops what other instances announce. It holds one connection and comes back after a loss; what was announced
 * meanwhile is unknown, so it then drops everything.
 */
export function listen({ url, store, onLost }: ListenerOptions): Listener {
  const closing = new AbortController();
  const ready = Promise.withResolvers<void>();
  const run = async (): Promise<void> => {
    let wait = FIRST_RETRY_MS;
    for (let connections = 0; !closing.signal.aborted; ) {
      try {
        await listenOnce(url, store, closing.signal, () => {
          if (connections > 0) store.dropAll();
          connections += 1;
          wait = FIRST_RETRY_MS;
          ready.resolve();
        });
      } catch (error) {
        if (closing.signal.aborted) return;
        onLost(error);
        await pause(wait, undefined, { signal: closing.signal, ref: false }).catch(() => {});
        wait = Math.min(wait * 2, LONGEST_RETRY_MS);
      }
    }
  };
  const running = run();
  return {
    ready: ready.promise,
    async close() {
      closing.abort();
      await running;
    },
  };
}

/** Ends only by an error or the signal. */
async function listenOnce(url: string, store: CacheStore, signal: AbortSignal, onListening: () => void): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: HEARTBEAT_TIMEOUT_MS,
    keepAlive: true,
    application_name: "sulur-cache",
  });
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {});
  client.on("error", lost.reject);
  client.on("end", () => lost.reject(new Error("the connection ended")));
  client.on("notification", ({ payload }) => {
    const announcement = decodeAnnouncement(payload ?? "");
    if (announcement && announcement.from !== store.instance) store.drop(announcement.tags);
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    onListening();
    // A silent network shows only when something is asked of it.
    while (!signal.aborted) {
      const beat = pause(HEARTBEAT_MS, undefined, { signal, ref: false }).catch(() => {});
      await Promise.race([beat, lost.promise]);
      if (!signal.aborted) await Promise.race([client.query("SELECT 1"), lost.promise]);
    }
  } finally {
    client.removeAllListeners("end");
    await client.end().catch(() => {});
  }
}
