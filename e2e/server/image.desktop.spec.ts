import { mkdtemp, readdir, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "playwright/test";
import { imageCommands, prepareDatabase, resultOf, runInImage } from "@/e2e/image";
import { signIn } from "@/e2e/people";
import { createDatabase } from "@/prisma/client";
import { freePort } from "@/scripts/postgres/server";
import { writeStandalone } from "@/scripts/serving/standalone";
import { openCopy } from "@/scripts/testing/templates";

/** `npm test` has built it before; a single file builds it here, also on a busy machine. */
const BUILT_WITHIN_MS = 1_800_000;
const SERVED_WITHIN_MS = 120_000;
const ADMIN = { username: "admin", password: "Citra-Sulur-9!" };

interface Image {
  folder: string;
  /** An empty database, and what compose.yaml sets besides. */
  settings: Record<string, string>;
}

/** The files of the image, in a folder outside any checkout. */
const test = base.extend<object, { image: Image }>({
  image: [
    async ({ browserName: _browser }, use) => {
      const place = await mkdtemp(join(tmpdir(), "sulur-image-"));
      const folder = join(place, "app");
      await writeStandalone(folder);
      const database = await openCopy("bare");
      const port = await freePort();
      await use({
        folder,
        settings: {
          PORT: String(port),
          SITE_URL: `http://localhost:${port}`,
          DATA_DIR: join(place, "data"),
          DATABASE_URL: database.url,
          AUTH_SECRET: "only-for-tests-only-for-tests-only-for-tests",
          ADMIN_PASSWORD: ADMIN.password,
          TILE_URL: "none",
        },
      });
      await database.close();
      await rm(place, { recursive: true, force: true });
    },
    { scope: "worker", timeout: BUILT_WITHIN_MS },
  ],
});

test.describe.configure({ mode: "serial", timeout: 300_000 });

test("nothing in the image leads out of it", async ({ image }) => {
  const folder = await realpath(image.folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const links = entries.filter((entry) => entry.isSymbolicLink()).map(({ parentPath, name }) => join(parentPath, name));
  const targets = await Promise.all(links.map((link) => realpath(link)));
  expect(targets.filter((target) => !target.startsWith(`${folder}/`))).toEqual([]);
});

test("the image prepares an empty database, and has nothing to do the second time", async ({ image }) => {
  await Promise.all([prepareDatabase(image.folder, image.settings), prepareDatabase(image.folder, image.settings)]);
  await prepareDatabase(image.folder, image.settings);
  const db = createDatabase(image.settings.DATABASE_URL ?? "", { poolMax: 1 });
  const found = [await db.user.count({ where: { role: "ADMIN" } }), await db.area.count()];
  await db.$disconnect();
  expect(found).toEqual([1, expect.any(Number)]);
  expect(found[1]).toBeGreaterThan(90_000);
});

test("the image says in one sentence what preparing lacks", async ({ image }) => {
  const { DATABASE_URL: _left, ...settings } = image.settings;
  const { code, output } = await resultOf(runInImage(image.folder, imageCommands().prepare, settings));
  expect(code).toBe(1);
  expect(output).toMatch(/^Isi DATABASE_URL: [^\n]+\n$/u);
});

test("the image serves from that database, is healthy, and stops when asked to", async ({ image, browser }) => {
  const { folder, settings } = image;
  const { serve, checkHealth } = imageCommands();
  const server = runInImage(folder, serve, settings);
  const ended = resultOf(server);
  try {
    const health = async () => (await resultOf(runInImage(folder, checkHealth, settings))).code;
    await expect.poll(health, { timeout: SERVED_WITHIN_MS }).toBe(0);
    const ready = await fetch(`${settings.SITE_URL}/api/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, expect.anything()]);

    const context = await browser.newContext({ baseURL: settings.SITE_URL ?? "" });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    for (const path of ["/home", "/laporan", "/tips"]) {
      await page.goto(path);
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
    }
    expect(complaints).toEqual([]);
    await signIn(page, ADMIN);
    await context.close();
  } finally {
    server.kill("SIGTERM");
  }
  const { code, output } = await ended;
  // By itself, in Next's way; a kill would leave no code.
  expect(code, output).toBe(143);
});
