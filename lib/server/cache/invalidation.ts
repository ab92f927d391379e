import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { Client, type Pool } from "pg";
import { log } from "@/lib/server/log";
import { services } from "@/lib/server/services";
import { type CacheStore, cacheStore } from "./store";

/** PostgreSQL's notification channel on which instances tell each other which tags to drop. */
const CHANNEL = "sulur_cache";
/** What is dropped within this time goes out together: each message costs every instance a wake-up. */
const GATHER_MS = 50;
const TIMEOUT_MS = 3_000;
const CONNECTION = {
  connectionTimeoutMillis: TIMEOUT_MS,
  query_timeout: TIMEOUT_MS,
  keepAlive: true,
  application_name: "sulur-cache",
};
const HEARTBEAT_MS = 5_000;
const RETRY_MS = 500;

const unsent = new Set<string>();
let isSending = false;

/** Tells the other instances without holding up the answer. */
export function announce(tags: readonly string[]): void {
  for (const tag of tags) unsent.add(tag);
  if (!isSending) void sendAll();
}

async function sendAll(): Promise<void> {
  isSending = true;
  while (unsent.size > 0) {
    const tags = [...unsent];
    unsent.clear();
    try {
      await sendAnnouncements(services().pool, cacheStore().instance, tags);
    } catch (error) {
      // Who misses this has lost the database too, and drops everything when it is back.
      log().warn({ err: error }, "other instances were not told what to drop");
    }
    await pause(GATHER_MS);
  }
  isSending = false;
}

/** One message a tag, behind the instance that has dropped it already: PostgreSQL takes no 8,000 bytes at once. */
export async function sendAnnouncements(database: Pick<Pool, "query">, from: string, tags: string[]): Promise<void> {
  const messages = "SELECT pg_notify($1, $2 || ' ' || tag) FROM unnest($3::text[]) AS tag";
  await database.query(messages, [CHANNEL, from, tags]);
}

/**
 * Drops what other instances announce. It holds one connection and comes back after a loss; what was announced while
 * nobody listened is unknown, so each connection begins by dropping everything.
 * @returns what ends it
 */
export function listen(url: string, store: CacheStore, onLost: (error: unknown) => void): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  const sleep = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => {});
  const listenUntilLost = async (): Promise<void> => {
    const client = new Client({ connectionString: url, ...CONNECTION });
    const lost = new Promise<never>((_, reject) => client.on("error", reject));
    lost.catch(() => {});
    client.on("notification", ({ payload = "" }) => {
      const [from, tag = ""] = payload.split(/ (.*)/su);
      if (from !== store.instance) store.drop([tag]);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      store.dropAll();
      while (!signal.aborted) {
        await Promise.race([sleep(HEARTBEAT_MS), lost]);
        // A silent network shows only when something is asked of it.
        if (!signal.aborted) await Promise.race([client.query("SELECT 1"), lost]);
      }
    } finally {
      await client.end().catch(() => {});
    }
  };
  const running = (async () => {
    while (!signal.aborted) {
      await listenUntilLost().catch(onLost);
      await sleep(RETRY_MS);
    }
  })();
  return async () => {
    closing.abort();
    await running;
  };
}
