import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { expect, test } from "@/e2e/fixtures";

const PAGES = ["/login", "/register", "/forgot", "/akun/email", "/home", "/laporan", "/akses-ditolak"];

function report(location: string) {
  return {
    reporter_name: "Uji Simpanan",
    location,
    damage_type: "Saluran tersumbat/banjir",
    description: `Saluran di ${location} tersumbat daun dan lumpur.`,
    incident_date: "2026-01-15",
  };
}

test.describe("pages from memory", () => {
  for (const path of PAGES) {
    test(`${path} runs its scripts and nobody else's`, async ({ page, request }) => {
      // The fixture fails on any complaint of the browser, such as a script that the policy refused.
      for (let visit = 0; visit < 2; visit++) {
        const response = await page.goto(path);
        const policy = (await response?.headerValue("content-security-policy")) ?? "";
        const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src")) ?? "";
        expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/u);
        expect(policy).toContain("object-src 'none'; base-uri 'none'");
      }
      const { etag = "" } = (await request.get(path)).headers();
      expect((await request.get(path, { headers: { "if-none-match": etag } })).status()).toBe(304);
    });
  }
});

test.describe("a script that slipped into a page", () => {
  test.use({ expectedErrors: [/Content Security Policy/u] });

  test("is refused", async ({ page }) => {
    await page.goto("/laporan");
    const refused = await page.evaluate(async () => {
      const violation = new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective), {
          once: true,
        });
      });
      const script = document.createElement("script");
      script.textContent = "document.title = 'dibajak'";
      document.body.append(script);
      return violation;
    });
    expect(refused).toBe("script-src-elem");
    expect(await page.title()).not.toBe("dibajak");
  });
});

test("what is written stands on every page and list that is asked for afterwards", async ({ stack }) => {
  const get = async (path: string) => (await fetch(new URL(path, stack.url))).text();
  let asking = true;
  const readers = Array.from({ length: 6 }, async () => {
    while (asking) expect(await get("/laporan")).toContain("</html>");
  });
  for (let round = 1; round <= 8; round++) {
    const location = `Gang Segar ${randomUUID()}`;
    // Without a cookie each is another writer, whose reports no filter takes for a burst.
    const written = await fetch(new URL("/api/reports", stack.url), {
      method: "POST",
      body: JSON.stringify(report(location)),
      headers: { "content-type": "application/json", "x-forwarded-for": `10.7.${round}.1` },
    });
    expect(written.status).toBe(201);
    const [page, list] = await Promise.all([get("/laporan"), get("/api/reports")]);
    expect(page.includes(location), `round ${round}: page`).toBe(true);
    expect(list.includes(location), `round ${round}: list`).toBe(true);
  }
  asking = false;
  await Promise.all(readers);
});

test("files of the build are kept for ever and compressed", async ({ page, request }) => {
  await page.goto("/login");
  const source = await page.locator("script[src*='/_next/static/']").first().getAttribute("src");
  const response = await request.get(source ?? "", { headers: { "accept-encoding": "br" } });
  expect(response.headers()).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-encoding": "br",
    "x-content-type-options": "nosniff",
  });
});

test("the server says who it is and that it is well", async ({ request }) => {
  const api = await request.get("/api");
  expect(await api.json()).toMatchObject({
    name: "sulur",
    version: expect.any(String),
    message: "Koneksi server berhasil!",
  });
  expect(await (await request.get("/api/health")).json()).toEqual({ status: "ok" });
  expect(await (await request.get("/api/ready")).json()).toEqual({ status: "ok" });
});

test("who asks too often is told so, also after a page has used the services", async ({ stack }) => {
  const ask = (path: string) => fetch(new URL(path, stack.url), { headers: { "x-forwarded-for": "10.8.8.8" } });
  await ask("/laporan");
  const answers = await Promise.all(Array.from({ length: 110 }, () => ask("/api/geocode")));
  const refused = answers.filter(({ status }) => status !== 400);
  expect(refused.length).toBe(10);
  for (const { status, headers } of refused) {
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
});

test("nothing keeps copies of photos beside /api/photos", async ({ stack }) => {
  for (const picture of ["%2Fapi%2Fphotos%2F0f8fad5b-d9cb-469f-a165-70867728950e%3Fw%3D640", "%2Ffavicon.ico"]) {
    expect(await rawStatus(stack.url, `/_next/image?url=${picture}&w=640&q=75`)).toBe(404);
  }
});

test.describe("strange requests", () => {
  const STRANGE = [
    "/%",
    "/%00",
    "/%E0%A4%A",
    "//evil.example/%2e%2e",
    "/..%2f..%2fetc/passwd",
    "/_next/static/..%2f..%2fpackage.json",
    "/_next/image?url=http://127.0.0.1/&w=64&q=75",
    "/_next/data/x/laporan.json",
    `/laporan?${"a".repeat(6_000)}`,
    "/laporan/%F0%9F%8C%B1",
    "/laporan?_rsc=1",
    "/laporan\\..\\x",
  ];
  for (const path of STRANGE) {
    test(`${path.slice(0, 40)} breaks nothing`, async ({ stack }) => {
      const status = await rawStatus(stack.url, path);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    });
  }
});

/** Asks for exactly this path; every other client would tidy it up first. */
function rawStatus(url: string, path: string): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.once("data", (data) => {
      resolve(Number(data.toString().match(/^HTTP\/1\.1 (\d{3})/u)?.[1]));
      socket.destroy();
    });
    socket.once("error", reject);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
  });
}
