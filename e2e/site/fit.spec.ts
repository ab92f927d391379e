import { globSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { findBeyondScreen, findFitFaults, setTextSize } from "@/e2e/fit";
import { expect } from "@/e2e/fixtures";
import { AS_STAFF, test } from "@/e2e/staff";
import { untilStill } from "@/e2e/wait-for-animations";
import { addReport } from "@/prisma/factories/report";

/** Addresses of pages that are not about one thing; e2e/site/long-words.spec.ts opens the others. */
const FIXED = globSync("app/{(public),(account),admin/(desk)}/**/page.tsx", { cwd: join(import.meta.dirname, "../..") })
  .filter((file) => !file.includes("["))
  .map((file) => `/${file.split("/").slice(1, -1).join("/")}`.replaceAll(/\/\([a-z]+\)/gu, ""))
  .sort();

test.use({ isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

function fixedPages(kind: RegExp): string[] {
  const paths = FIXED.filter((path) => kind.test(path));
  expect(paths.length, String(kind)).toBeGreaterThan(3);
  return paths;
}

/** Without scripts, which takes half of the time: e2e/site/access.spec.ts opens the main pages with theirs. */
async function findFaults(page: Page, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  await page.route("**/*", (route) =>
    ["image", "script"].includes(route.request().resourceType()) ? route.fulfill({ body: "" }) : route.continue(),
  );
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(path, { waitUntil: "load" });
    faults.push(...(await findBeyondScreen(page)).map((fault) => `${path} at 320: ${fault}`));
    faults.push(...(await findFitFaults(page)).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

for (const letters of ["a-e", "f-k", "l-p", "q-z"]) {
  test(`public pages from ${letters} fit with text of 200 %, on a short screen and in forced colours`, async ({
    page,
  }) => {
    // One of them leads on to /home by itself.
    const paths = fixedPages(new RegExp(`^/(?!admin|akun|akses-ditolak)[${letters}]`, "u"));
    expect(await findFaults(page, paths)).toEqual([]);
  });
}

test("articles, the page after sending a report and a part of the API's pages fit in the same ways", async ({
  page,
  db,
  stack,
}) => {
  const { code } = await addReport(db, { reporterName: "Sari Uji" });
  const [apiPage = ""] = /\/api-docs\/[a-z-]+/u.exec(await (await fetch(`${stack.url}/api-docs`)).text()) ?? [];
  const articles = ["/tips/belanja-dengan-wadah-sendiri", "/coba-coding/kompos-sunter-jaya"];
  expect(await findFaults(page, [`/laporan/${code}/terkirim`, apiPage, ...articles])).toEqual([]);
});

test.describe("for staff", () => {
  test.use(AS_STAFF);

  test("pages of an account fit in the same ways", async ({ page }) => {
    expect(await findFaults(page, fixedPages(/^\/akun/u))).toEqual([]);
  });

  test("pages of the desk fit in the same ways", async ({ page }) => {
    expect(await findFaults(page, fixedPages(/^\/admin(?:\/[^/]+)?$/u))).toEqual([]);
  });

  test("lower pages of the desk fit in the same ways", async ({ page, staff, db }) => {
    const { id } = await db.user.findFirstOrThrow({ where: { username: staff.username } });
    expect(await findFaults(page, [...fixedPages(/^\/admin\/.+\//u), `/admin/pengguna/${id}`])).toEqual([]);
  });
});

test("with text above 150 % the bar shows large signs that keep their names, and the header stays usable", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/laporan");
  const bar = page.getByRole("navigation", { name: "Pintasan" });
  const places = [
    ...["Beranda", "Peta", "Lapor", "Kegiatan"].map((name) => bar.getByRole("link", { name, exact: true })),
    bar.getByRole("button", { name: "Lainnya" }),
    page.getByRole("banner").getByRole("button", { name: "Buka menu" }),
  ];
  const label = bar.getByText("Kegiatan");
  expect((await label.boundingBox())?.width).toBeGreaterThan(20);
  await setTextSize(page, "32px");
  await untilStill(page);
  expect((await label.boundingBox())?.width).toBeLessThanOrEqual(1);
  for (const place of places) {
    const box = await place.boundingBox();
    expect(box?.width, `${place}`).toBeGreaterThanOrEqual(44);
    expect(box?.height, `${place}`).toBeGreaterThanOrEqual(44);
  }
});
