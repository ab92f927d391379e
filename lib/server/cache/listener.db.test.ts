import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { CHANNEL, encodeAnnouncements } from "./channel";
import { type Listener, listen } from "./listener";
import { CacheStore } from "./store";

const { url } = await testDatabase();
const other = new Client({ connectionString: url });
beforeAll(() => other.connect());
afterAll(() => other.end());

let listener: Listener;
afterEach(() => listener.close());

async function listeningStore(onLost = () => {}) {
  const store = new CacheStore({ maxBytes: 1_000_000, maxAgeMs: 60_000 });
  listener = listen({ url, store, onLost });
  await listener.ready;
  for (const tag of ["reports", "report:LP-1", "places"]) store.set(tag, tag, [tag], 10, store.moment());
  const kept = () => ["reports", "report:LP-1", "places"].filter((key) => store.get(key));
  return { store, kept };
}

async function announce(from: string, tags: string[]): Promise<void> {
  for (const message of encodeAnnouncements(from, tags))
    await other.query("SELECT pg_notify($1, $2)", [CHANNEL, message]);
}

describe("listening for other instances", () => {
  it("drops what another one announces", async () => {
    const { kept } = await listeningStore();
    await announce("another", ["reports", "report:LP-1"]);
    await expect.poll(kept).toEqual(["places"]);
  });

  it("takes more tags than fit into one message", async () => {
    const { kept } = await listeningStore();
    await announce("another", [...Array.from({ length: 500 }, (_, index) => `report:LP-999999-${index}`), "places"]);
    await expect.poll(kept).toEqual(["reports", "report:LP-1"]);
  });

  it("leaves its own announcements and strange payloads aside", async () => {
    const { store, kept } = await listeningStore();
    await announce(store.instance, ["reports"]);
    for (const payload of ["", "{", "[]", '{"from":1,"tags":[]}']) {
      await other.query("SELECT pg_notify($1, $2)", [CHANNEL, payload]);
    }
    await announce("another", ["places"]);
    await expect.poll(kept).toEqual(["reports", "report:LP-1"]);
  });

  it("drops everything when it is back after a loss, and listens again", async () => {
    let losses = 0;
    const { store, kept } = await listeningStore(() => {
      losses += 1;
    });
    await other.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sulur-cache' AND datname = current_database()",
    );
    await expect.poll(kept).toEqual([]);
    expect(losses).toBe(1);
    store.set("again", 1, ["reports"], 10, store.moment());
    await announce("another", ["reports"]);
    await expect.poll(() => store.get("again")).toBeUndefined();
  });
});
