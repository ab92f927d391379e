import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { request as ask, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "playwright/test";
import { freePort } from "@/scripts/postgres/server";
import { runApplication } from "@/scripts/serving/application";
import { ensureBuild } from "@/scripts/serving/build";
import { openCopy } from "@/scripts/testing/templates";

/**
 * What Next's documentation does not promise, and the guards without our server: plain `next start` on the build, with
 * nothing but a database and a secret. An upgrade of Next that changes them fails here.
 */
const test = base.extend<{ site: string }, { served: { url: string; loseDatabase(): Promise<void> } }>({
  site: ({ served }, use) => use(served.url),
  served: [
    async ({ browserName: _browser }, use) => {
      const stop = new AbortController().signal;
      await ensureBuild(stop);
      const dataDir = await mkdtemp(join(tmpdir(), "sulur-next-start-"));
      const database = await openCopy("admin");
      const port = await freePort();
      const environment = {
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        AUTH_SECRET: "only-for-tests-only-for-tests-only-for-tests",
      };
      const options = { mode: "next", port, dataDir, environment, logFile: join(dataDir, "server.log") } as const;
      const application = await runApplication(options, stop);
      let isThere = true;
      const loseDatabase = async () => {
        if (isThere) await database.close();
        isThere = false;
      };
      await use({ url: `http://localhost:${port}`, loseDatabase });
      await application.stop();
      await loseDatabase();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

interface Raw {
  status: number;
  headers: IncomingHttpHeaders;
  /** How many policies the answer carries; all of them would be enforced. */
  policies: string[];
}

/** Asks for exactly this path; every other client would tidy it up first, and join headers of one name. */
function get(site: string, path: string, method = "GET", headers: Record<string, string> = {}): Promise<Raw> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const asking = ask({ hostname, port, path, method, headers }, (answer) => {
      answer.resume().once("end", () => {
        const { statusCode = 0, rawHeaders, headers: given } = answer;
        const policies = rawHeaders.filter(
          (_, index) => rawHeaders[index - 1]?.toLowerCase() === "content-security-policy",
        );
        resolve({ status: statusCode, headers: given, policies });
      });
    });
    asking.once("error", reject).end();
  });
}

function expectGuarded({ status, headers, policies }: Raw, wanted: number): void {
  expect(status).toBe(wanted);
  expect(policies).toHaveLength(1);
  expect(policies[0]).toMatch(/script-src 'self'(?: '(?:sha256|nonce)-[\w+/=-]+')*;/u);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
}

test("a cached page has one policy with its scripts' hashes, when it is made and when it is kept", async ({ site }) => {
  const first = await get(site, "/faq");
  expect(first.headers["x-nextjs-cache"]).toBe("MISS");
  let second = first;
  // Once the new server hears what others drop, it drops all that it has, as it may have missed something.
  await expect(async () => {
    second = await get(site, "/faq");
    expect(second.headers["x-nextjs-cache"]).toBe("HIT");
  }).toPass();
  for (const answer of [first, second]) {
    expectGuarded(answer, 200);
    expect(answer.policies[0]).toContain("'sha256-");
    expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  }
});

for (const [what, path, status] of [
  ["a page made for each request", "/cari?q=sungai", 200],
  ["the desk before signing in", "/admin", 307],
  ["an address without a page", "/tidak-ada", 404],
  ["a row that is not there", "/laporan/LP-990101-0001", 404],
  ["an answer of the API", "/api/reports", 200],
  ["a refusal of the API", "/api/admin/reports/queue", 401],
  ["an address that cannot be read", "/%E0%A4%A", 404],
  ["a sign of life", "/api/health", 200],
] as const) {
  test(`${what} has one policy and all fixed headers`, async ({ site }) => {
    expectGuarded(await get(site, path), status);
  });
}

test.describe("what is not there", () => {
  for (const [path, heading] of [
    ["/laporan/LP-990101-0001", "Laporan tidak ditemukan"],
    ["/laporan/LP-990101-0001/terkirim", "Laporan tidak ditemukan"],
    ["/forum/tidak-ada-9999", "Topik tidak ditemukan"],
    ["/event/tidak-ada-9999", "Kegiatan tidak ditemukan"],
    ["/tips/tidak-ada", "Tulisan tidak ditemukan"],
    ["/coba-coding/tidak-ada", "Tulisan tidak ditemukan"],
    ["/peta-lokasi/tidak-ada", "Lokasi tidak ditemukan"],
    ["/bank-sampah/tidak-ada", "Bank sampah tidak ditemukan"],
    ["/wilayah/tidak-ada-99", "Daerah tidak ditemukan"],
    ["/api-docs/tidak-ada", "Bagian API tidak ditemukan"],
    ["/sertifikat/tidak-ada", "Sertifikat tidak ditemukan"],
  ] as const) {
    test(`is a 404 in words with a way on, with scripts and without: ${path}`, async ({ site, browser }) => {
      for (const javaScriptEnabled of [false, true]) {
        const context = await browser.newContext({ javaScriptEnabled });
        const page = await context.newPage();
        expect((await page.goto(`${site}${path}`))?.status()).toBe(404);
        if (javaScriptEnabled) await expect(page.locator("html[data-hydrated]")).toBeAttached();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
        await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
        await context.close();
      }
    });
  }
});

test("a write is guarded too, and says over https that it stays there", async ({ site }) => {
  const answer = await get(site, "/api/reports", "POST", { "x-forwarded-proto": "https" });
  expectGuarded(answer, 400);
  expect(answer.headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/u);
  expect((await get(site, "/faq")).headers["strict-transport-security"]).toBeUndefined();
});

test("a method that a route lacks is refused as JSON with those that it has", async ({ site }) => {
  for (const [path, allow] of [
    ["/api/reports", "GET, HEAD, POST, OPTIONS"],
    ["/api/health", "GET, HEAD, OPTIONS"],
  ] as const) {
    const answer = await get(site, path, "DELETE");
    expectGuarded(answer, 405);
    expect(answer.headers).toMatchObject({ allow, "content-type": "application/json" });
  }
});

test("a path in capitals leads to its page", async ({ site }) => {
  const answer = await get(site, "/Laporan/LP-990101-0001?a=B");
  expectGuarded(answer, 308);
  expect(answer.headers.location).toBe("/laporan/LP-990101-0001?a=B");
});

test("pages hydrate, and the browser refuses none of their scripts", async ({ site, page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  // Streets come from a host that need not be within reach.
  await page.route(
    (url) => url.origin !== new URL(site).origin,
    (route) => route.fulfill({ status: 204 }),
  );
  for (const path of ["/laporan", "/laporan", "/cari?q=sungai"]) {
    await page.goto(`${site}${path}`);
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
  }
  expect(complaints).toEqual([]);
});

test("what is written stands on the page that is asked for next", async ({ site }) => {
  const location = `Gang Segar ${randomUUID()}`;
  const text = async (path: string) => (await fetch(new URL(path, site))).text();
  expect(await text("/laporan")).not.toContain(location);
  const written = await fetch(new URL("/api/reports", site), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      reporter_name: "Uji Next",
      location,
      damage_type: "Saluran tersumbat/banjir",
      description: `Saluran di ${location} tersumbat daun dan lumpur.`,
      incident_date: "2026-01-15",
    }),
  });
  expect(written.status).toBe(201);
  expect(await text("/laporan")).toContain(location);
  expect(await text("/api/reports")).toContain(location);
});

for (const path of [
  "/..%2f..%2fetc/passwd",
  "/_next/static/..%2f..%2fpackage.json",
  "//evil.example/%2e%2e",
  "/laporan\\..\\x",
  "/_next/data/x/laporan.json",
  "/%00",
]) {
  test(`${path} shows nothing and breaks nothing`, async ({ site }) => {
    const { status, headers } = await get(site, path);
    expect([301, 307, 308, 400, 404]).toContain(status);
    expect(headers.location ?? "/").toMatch(/^(?:\/(?!\/)|http:\/\/localhost)/u);
    expect((await get(site, "/laporan")).status).toBe(200);
  });
}

// Next answers with a file of the build, which no documented means gives a policy; it holds nothing that anybody wrote.
test("what fails is guarded by the fixed headers", async ({ site, served }) => {
  await served.loseDatabase();
  const { status, headers } = await get(site, "/peta-lokasi");
  expect([status, headers["x-content-type-options"], headers["cross-origin-opener-policy"]]).toEqual([
    500,
    "nosniff",
    "same-origin",
  ]);
  expectGuarded(await get(site, "/api/ready"), 503);
});
