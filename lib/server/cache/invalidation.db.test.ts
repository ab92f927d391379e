import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { listen, sendAnnouncements } from "./invalidation";
import { CacheStore } from "./store";

const { url } = await testDatabase();
const other = new Client({ connectionString: url });
beforeAll(() => other.connect());
afterAll(() => other.end());

let stopListening: () => Promise<void>;
afterEach(() => stopListening());

const announce = (from: string, tags: string[]) => sendAnnouncements(other, from, tags);

function keep(store: CacheStore, key: string, tag: string): void {
  store.main.set(key, key, { tags: [tag], since: store.moment(), bytes: 10, maxAgeSeconds: 60 });
}

async function listeningStore(onLost = () => {}) {
  const store = new CacheStore();
  keep(store, "early", "reports");
  stopListening = listen(url, store, onLost);
  // Whatever was stored before anybody listened is dropped.
  await expect.poll(() => store.main.get("early")).toBeUndefined();
  for (const tag of ["reports", "report:LP-1", "places"]) keep(store, tag, tag);
  const left = () => ["reports", "report:LP-1", "places"].filter((key) => store.main.get(key));
  return { store, left };
}

describe("listening for other instances", () => {
  it("drops what another one announces", async () => {
    const { left } = await listeningStore();
    await announce("another", ["reports", "report:LP-1"]);
    await expect.poll(left).toEqual(["places"]);
  });

  it("takes any number of tags", async () => {
    const { left } = await listeningStore();
    await announce("another", [...Array.from({ length: 500 }, (_, index) => `report:LP-999999-${index}`), "places"]);
    await expect.poll(left).toEqual(["reports", "report:LP-1"]);
  });

  it("leaves its own announcements and strange payloads aside", async () => {
    const { store, left } = await listeningStore();
    await announce(store.instance, ["reports"]);
    for (const payload of ["", "reports", " ", '{"from":1,"tags":[]}']) {
      await other.query("SELECT pg_notify('sulur_cache', $1)", [payload]);
    }
    await announce("another", ["places"]);
    await expect.poll(left).toEqual(["reports", "report:LP-1"]);
  });

  it("drops everything when it is back after a loss, and listens again", async () => {
    let losses = 0;
    const { store, left } = await listeningStore(() => {
      losses += 1;
    });
    await other.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sulur-cache' AND datname = current_database()",
    );
    await expect.poll(left).toEqual([]);
    expect(losses).toBe(1);
    keep(store, "again", "reports");
    await announce("another", ["reports"]);
    await expect.poll(() => store.main.get("again")).toBeUndefined();
  });
});
