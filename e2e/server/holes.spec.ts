import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "playwright/test";
import { expect, test } from "@/e2e/fixtures";
import { LoginPage } from "@/e2e/pages/login-page";
import { newAccount, newPerson, requestsOf, signIn } from "@/e2e/people";
import { approvedPlace } from "@/e2e/places";
import { sendReport } from "@/e2e/reports";
import { test as staffTest } from "@/e2e/staff";

/** The holes of the first design, which must never open again. */
const ROOT = join(import.meta.dirname, "../..");
const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE"] as const;

/** Every route below a folder of app/, with something in the place of each parameter. */
function routesBelow(folder: string): { method: string; path: string }[] {
  return globSync(`app/${folder}/**/route.ts`, { cwd: ROOT }).flatMap((file) => {
    const path = file
      .replace(/^app/u, "")
      .replace(/\/route\.ts$/u, "")
      .replace(/\[[^\]]+\]/gu, "1");
    const source = readFileSync(join(ROOT, file), "utf8");
    return METHODS.filter((method) => source.includes(`export const ${method} `)).map((method) => ({ method, path }));
  });
}

async function statuses(api: APIRequestContext, headers: Record<string, string> = {}): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const { method, path } of routesBelow("api/admin")) {
    const answer = await api.fetch(path, { method, headers, ...(method === "GET" ? {} : { data: {} }) });
    found.set(`${method} ${path}`, answer.status());
  }
  return found;
}

test("nobody's word in the browser's storage makes an admin", async ({ page, stack, db }) => {
  const account = await newAccount(stack, db, "USER");
  const claim = () => {
    const user = { username: "admin", role: "admin", daerah: "Bali", umur: 30 };
    localStorage.setItem("loggedInUser", JSON.stringify(user));
    localStorage.setItem("authToken", "token");
    sessionStorage.setItem("loggedInUser", JSON.stringify(user));
  };
  await page.addInitScript(claim);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login$/u);
  await signIn(page, account);
  await page.goto("/admin");
  await expect(page.getByText("Akses Ditolak: Anda tidak memiliki hak akses administrator.")).toBeVisible();
  await page.waitForURL(/\/home$/u);
  await page.getByRole("button", { name: "Profil" }).click();
  await expect(page.getByRole("dialog", { name: "Profil" }).getByText(`Halo, ${account.username}!`)).toBeVisible();
});

test("signing in leaves neither role nor token where scripts can read", async ({ page, stack, db }) => {
  const account = await newAccount(stack, db, "ADMIN");
  await signIn(page, account);
  const readable = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(readable).not.toMatch(/sulur_[\w-]{43}|authToken|loggedInUser|"?role"?|admin|eyJ/iu);
  expect(readable).not.toContain(account.username);
});

test.describe("the admin card", () => {
  test.use({ expectedErrors: [/status of 401/u] });

  test("knows no short code: each word goes to the server and opens nothing", async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    for (const code of ["admin", "1234", "admin123"]) {
      const requested = page.waitForResponse((response) => response.url().endsWith("/callback/credentials"));
      if (code === "admin") await login.signInAsAdmin(code);
      else {
        await page.getByLabel("Password Admin").fill(code);
        await page.getByRole("button", { name: "Buka dasbor admin" }).click();
      }
      expect((await requested).status()).toBe(401);
      const refusal = page.getByRole("alert").filter({ hasText: "Password Admin salah. Silakan coba lagi." });
      await expect(refusal).toBeVisible();
    }
    await page.goto("/admin");
    await expect(page).toHaveURL(/\/login$/u);
  });
});

test("no script that the site sends holds the admin's password or name of a shortcut", async ({ stack, page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  for (const path of ["/login", "/forgot", "/home", "/laporan"]) await page.goto(path, { waitUntil: "load" });
  expect(scripts.size).toBeGreaterThan(3);
  const person = await newPerson(stack);
  for (const script of scripts) {
    const text = await (await person.get(script)).text();
    expect(text, script).not.toContain(stack.adminPassword);
    expect(text, script).not.toMatch(/localStorage\.setItem\(["'](?:authToken|loggedInUser)/u);
  }
  await person.dispose();
});

test("an account's number resets no password, and verify-account tells no number", async ({ stack, db }) => {
  const account = await newAccount(stack, db, "USER");
  const { id, passwordHash } = await db.user.findFirstOrThrow({ where: { username: account.username } });
  const person = await newPerson(stack);
  for (const userId of [id, String(id), `${id}`.padStart(43, "0")]) {
    const answer = await person.post("/api/reset-password", { data: { userId, newPassword: "Daun-Kelapa-42" } });
    expect([400, 409]).toContain(answer.status());
  }
  const right = { username: account.username, selectedQuestion: "hewan", securityAnswer: "Belang" };
  const verified = await person.post("/api/verify-account", { data: right });
  const body = (await verified.json()) as Record<string, unknown>;
  expect(Object.keys(body)).toEqual(["userId"]);
  expect(body.userId).toMatch(/^[\w-]{43}$/u);
  expect((await db.user.findUniqueOrThrow({ where: { id } })).passwordHash).toBe(passwordHash);
  await person.dispose();
});

test("every route of the desk is guarded on the server, whatever the screen shows", async ({ stack, db }) => {
  const person = await newPerson(stack);
  const anonymous = await statuses(person);
  expect(anonymous.size).toBeGreaterThan(5);
  expect([...anonymous].filter(([, status]) => status !== 401)).toEqual([]);
  const account = await newAccount(stack, db, "USER");
  const { token } = await (await person.post("/api/login", { data: account })).json();
  const resident = await statuses(person, { authorization: `Bearer ${token}` });
  expect([...resident].filter(([, status]) => status !== 403)).toEqual([]);
  const invented = await statuses(person, { authorization: `Bearer sulur_${"A".repeat(43)}` });
  expect([...invented].filter(([, status]) => status !== 401)).toEqual([]);
  await person.dispose();
});

test("every page of the desk sends strangers away before it shows anything", async ({ stack }) => {
  const person = await newPerson(stack);
  const pages = globSync("app/admin/**/page.tsx", { cwd: ROOT }).map(
    (file) =>
      file
        .replace(/^app/u, "")
        .replace(/\/page\.tsx$/u, "")
        .replace(/\/\([^)]+\)/gu, "")
        .replace(/\[[^\]]+\]/gu, "1") || "/",
  );
  expect(pages).toContain("/admin");
  for (const path of pages) {
    const answer = await person.get(path, { maxRedirects: 0 });
    const text = await answer.text();
    expect([answer.status(), answer.headers().location?.includes("/login") || text.includes("/login")], path).toEqual([
      expect.any(Number),
      true,
    ]);
    expect(text, path).not.toMatch(/Total Pengguna|Tinjau satu per satu|Halo, |Antrean/u);
  }
  await person.dispose();
});

staffTest(
  "the code for events is checked on the server only, and guessing ends soon",
  async ({ stack, staffApi, page }) => {
    const { code } = (await (await staffApi.post("/api/admin/events/access-code", { data: {} })).json()) as {
      code: string;
    };
    expect(code.length).toBeGreaterThanOrEqual(8);
    const scripts = new Set<string>();
    page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
    for (const path of ["/event", "/komunitas", "/home"]) await page.goto(path, { waitUntil: "load" });
    const guesser = await newPerson(stack);
    for (const script of scripts) expect(await (await guesser.get(script)).text(), script).not.toContain(code);
    const guess = async (typed: string) =>
      (await guesser.post("/api/events/access", { data: { code: typed } })).status();
    const allowed = async () => (await (await guesser.get("/api/events/access")).json()) as { allowed: boolean };
    for (const typed of ["admin", "1234", "event2024", "sulur", code.slice(0, -1)]) {
      expect([400, 403]).toContain(await guess(typed));
    }
    expect(await guess(code), "the right one comes too late").toBe(429);
    expect(await allowed()).toEqual({ allowed: false });
    const organiser = await newPerson(stack);
    expect((await organiser.post("/api/events/access", { data: { code } })).status()).toBe(204);
    expect(await (await organiser.get("/api/events/access")).json()).toEqual({ allowed: true });
    await Promise.all([guesser.dispose(), organiser.dispose()]);
  },
);

staffTest("no list and no page tells an address, a phone number or who wrote", async ({ stack, db, staffApi }) => {
  const email = `rahasia-${Date.now()}@warga.test`;
  const report = await sendReport(stack, { email, reporter_name: "Wayan Rahasia", anonymous: true });
  const place = await approvedPlace(db, staffApi);
  const writer = await newPerson(stack);
  const note = { note: "Pagarnya sudah rusak sejak kemarin.", email };
  expect((await writer.post(`/api/locations/${place.id}/note`, { data: note })).status()).toBeLessThan(300);
  const stranger = await newPerson(stack);
  const paths = [
    "/api/reports?limit=50",
    `/api/reports/${report.id}`,
    "/api/reports/mine",
    "/api/locations?limit=50",
    `/api/locations/${place.id}`,
    "/api/events?limit=50",
    "/api/public-stats/counts",
    `/laporan/${report.code}`,
    "/laporan",
    "/home",
    "/privasi",
  ];
  for (const path of paths) {
    const answer = await stranger.get(path);
    expect(answer.status(), path).toBe(200);
    const text = await answer.text();
    expect(text, path).not.toMatch(/@warga\.test|Wayan Rahasia|writer_?key|visitor:|"user:\d/iu);
  }
  await Promise.all([writer.dispose(), stranger.dispose()]);
});

staffTest("one person counts once, however often and however fast", async ({ stack, db, staffApi, page }) => {
  const report = await sendReport(stack);
  const place = await approvedPlace(db, staffApi);
  const account = await newAccount(stack, db, "USER");
  await signIn(page, account);
  const resident = await requestsOf(page, stack);
  const press = () => resident.post(`/api/reports/${report.id}/support`, { data: {} });
  const vote = (open: boolean) => resident.post(`/api/locations/${place.id}/vote`, { data: { open } });
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, press),
    ...Array.from({ length: 10 }, () => vote(true)),
  ]);
  for (const answer of answers) expect(answer.status(), await answer.text()).toBe(200);
  await vote(false);
  expect(await db.report.findUniqueOrThrow({ where: { id: report.id } })).toMatchObject({ supportCount: 1 });
  expect(await db.reportSupport.count({ where: { reportId: report.id } })).toBe(1);
  expect(await db.place.findUniqueOrThrow({ where: { id: place.id } })).toMatchObject({ openCount: 0, closedCount: 1 });
  await resident.dispose();
});
