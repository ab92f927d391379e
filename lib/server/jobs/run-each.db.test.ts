import { beforeAll, expect, it, vi } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { clocksAgree } from "./run-each";

const { db, url } = await testDatabase();

beforeAll(() => {
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("AUTH_SECRET", "a".repeat(40));
  vi.stubEnv("SITE_URL", "http://sulur.test");
  vi.stubEnv("LOG_LEVEL", "silent");
});

it.each([
  [0, true],
  [-240, true],
  [240, true],
  [-3_600, false],
  [31 * 86_400, false],
])("with a clock %i seconds off says %s", async (seconds, agree) => {
  const now = () => new Date(Date.now() + seconds * 1000);
  expect(await clocksAgree({ db, now })).toBe(agree);
});
