import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { startBackground } from "./background";
import { sendAnnouncements } from "./cache/invalidation";
import { cacheStore } from "./cache/store";
import { createMailer } from "./mail/mailer";
import { provideServices, type Services } from "./services";

const { db, url } = await testDatabase();
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sulur-background-"));
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("DATA_DIR", folder);
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("SITE_URL", "http://sulur.test");
  vi.stubEnv("LOG_LEVEL", "silent");
  provideServices({ db } as Services);
});
afterAll(() => rm(folder, { recursive: true }));

it("starts once, sends mails, hears the other instances, and stops", async () => {
  const background = startBackground();
  expect(startBackground()).toBe(background);

  // Sent while the tables of the jobs are still being made.
  const message = {
    to: { name: "Sari", address: "sari@warga.test" },
    subject: "Kabar",
    text: "Halo",
    html: "<p>Halo</p>",
  };
  const mailer = createMailer(db);
  const id = await db.$transaction((transaction) => mailer.enqueue(transaction, message), { timeout: 60_000 });
  const outbox = () => readdir(join(folder, "outbox")).catch((): string[] => []);
  await expect.poll(outbox).toEqual([expect.stringMatching(new RegExp(`${id}\\.eml$`, "u"))]);

  const store = cacheStore();
  store.main.set("page", 1, { tags: ["reports"], since: store.moment(), bytes: 10, maxAgeSeconds: 60 });
  const other = new Client({ connectionString: url });
  await other.connect();
  await sendAnnouncements(other, "another", ["reports"]);
  await expect.poll(() => store.main.get("page")).toBeUndefined();

  await background.stop();
  // A connection that has said goodbye is seen for a while yet.
  const left = async () => {
    const { rows } = await other.query(
      "SELECT application_name FROM pg_stat_activity WHERE application_name IN ('sulur-jobs', 'sulur-cache')",
    );
    return rows;
  };
  await expect.poll(left).toEqual([]);
  await other.end();
});
