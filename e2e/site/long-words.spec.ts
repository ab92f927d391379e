import type { Page } from "playwright/test";
import { findBeyondScreen, findFitFaults } from "@/e2e/fit";
import { expect } from "@/e2e/fixtures";
import {
  type WrittenPages,
  writeAnnouncement,
  writeEvents,
  writePartner,
  writePlaces,
  writeReports,
  writeWords,
} from "@/e2e/long-words";
import { AS_STAFF, test as base } from "@/e2e/staff";
import type { Database } from "@/prisma/client";

const WIDTHS = [320, 390];
const LONG_WORD = /[Ww]{20}/u;

/** The account that reads the pages wrote all of it. */
const test = base.extend<{ staffId: number }>({
  staffId: async ({ staff, db }, use) => {
    const { id } = await db.user.findFirstOrThrow({ where: { username: staff.username } });
    await use(id);
  },
});

test.use({ ...AS_STAFF, isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

/** Pages that earlier tests opened are cached. The server drops all of them when it listens for changes anew. */
async function dropCaches(db: Database): Promise<void> {
  const listening = () => db.$queryRaw<{ pid: number }[]>`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'sulur-cache' AND state = 'idle'`;
  const [before] = await listening();
  await db.$queryRaw`SELECT pg_terminate_backend(${before?.pid})`;
  await expect
    .poll(async () => (await listening()).filter(({ pid }) => pid !== before?.pid).length, { intervals: [100] })
    .toBe(1);
}

async function findFaults(page: Page, db: Database, { paths, withScripts = [] }: WrittenPages): Promise<string[]> {
  await dropCaches(db);
  let areScriptsRun = false;
  await page.route("**/*", (route) => {
    const type = route.request().resourceType();
    const isEmpty = type === "image" || (type === "script" && !areScriptsRun);
    return isEmpty ? route.fulfill({ body: "" }) : route.continue();
  });
  const faults: string[] = [];
  for (const path of [...paths, ...withScripts]) {
    areScriptsRun = withScripts.includes(path);
    await page.goto(path, { waitUntil: "load" });
    if (areScriptsRun) await page.getByText(LONG_WORD).first().waitFor({ state: "attached" });
    if (!LONG_WORD.test((await page.locator("body").textContent()) ?? "")) faults.push(`${path}: no long word`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      faults.push(...(await findBeyondScreen(page)).map((fault) => `${path} at ${width}: ${fault}`));
    }
    faults.push(...(await findFitFaults(page)).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

test("a long word of a report widens no page", async ({ page, db, staffId }) => {
  expect(await findFaults(page, db, await writeReports(db, `user:${staffId}`))).toEqual([]);
});

test("a long word of a place widens no page", async ({ page, db, staffId }) => {
  expect(await findFaults(page, db, await writePlaces(db, `user:${staffId}`))).toEqual([]);
});

test("a long word of an event or a registration widens no page", async ({ page, stack, db, staffId }) => {
  expect(await findFaults(page, db, await writeEvents(db, stack, staffId))).toEqual([]);
});

test("a long word of a waste bank or its deposit book widens no page", async ({ page, db, staffId }) => {
  expect(await findFaults(page, db, await writePartner(db, staffId))).toEqual([]);
});

test("a long word of a topic, volunteer or message widens no page", async ({ page, db, staffId }) => {
  expect(await findFaults(page, db, await writeWords(db, `user:${staffId}`))).toEqual([]);
});

test("a long word of an announcement widens no page", async ({ page, db, staffApi }) => {
  const { remove, ...written } = await writeAnnouncement(staffApi);
  try {
    expect(await findFaults(page, db, written)).toEqual([]);
  } finally {
    await remove();
  }
});
