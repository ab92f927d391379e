import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { CHANNEL, encodeAnnouncements } from "@/lib/server/cache/channel";
import { cacheStore } from "@/lib/server/cache/store";
import { log } from "@/lib/server/log";
import { services } from "@/lib/server/services";

/** What is dropped within this time goes out together: each message costs every instance a wake-up. */
const GATHER_MS = 50;

const holder = globalThis as typeof globalThis & { sulurAnnouncing?: { tags: Set<string>; running: boolean } };

/** Tells the other instances without holding up the answer; tags that come meanwhile go out together. */
export function announce(tags: readonly string[]): void {
  holder.sulurAnnouncing ??= { tags: new Set(), running: false };
  const state = holder.sulurAnnouncing;
  for (const tag of tags) state.tags.add(tag);
  if (!state.running) void sendAll(state);
}

async function sendAll(state: { tags: Set<string>; running: boolean }): Promise<void> {
  state.running = true;
  try {
    while (state.tags.size > 0) {
      const tags = [...state.tags];
      state.tags.clear();
      for (const message of encodeAnnouncements(cacheStore().instance, tags)) {
        await services().pool.query("SELECT pg_notify($1, $2)", [CHANNEL, message]);
      }
      await pause(GATHER_MS);
    }
  } catch (error) {
    // Who misses this has lost the database too, and drops everything when it is back.
    state.tags.clear();
    log().warn({ err: error }, "other instances were not told what to drop");
  } finally {
    state.running = false;
  }
}
