import { request } from "playwright/test";
import { expect } from "@/e2e/fixtures";
import { LoginPage } from "@/e2e/pages/login-page";
import { UserPage } from "@/e2e/pages/user-page";
import { browserOf, NOBODY, newAccount, newPerson, ownHeaders } from "@/e2e/people";
import { sendReport } from "@/e2e/reports";
import { AS_STAFF, test } from "@/e2e/staff";

test.use(AS_STAFF);

const REASON = "Mengirim promosi berulang kali.";

test("an account is found, gets a role, and is shut out of its open browser by a block", async ({
  page,
  browser,
  stack,
  db,
}) => {
  const account = await newAccount(stack, db, "USER");
  const resident = await browserOf(browser, stack, account);
  const user = new UserPage(page);

  await page.goto(`/admin/pengguna?q=${encodeURIComponent(account.username.slice(4).toUpperCase())}`);
  await page.getByRole("table", { name: "Pengguna" }).getByRole("link", { name: account.username }).click();
  await expect(page.getByRole("heading", { level: 1, name: account.username })).toBeVisible();

  await user.changeRole("Pengelola");
  await expect(user.toast).toContainText(`${account.username} sekarang Pengelola.`);
  await expect(page.getByRole("heading", { level: 1, name: account.username })).toContainText("Pengelola");
  await resident.goto("/admin");
  await expect(resident.getByRole("heading", { level: 1 })).toContainText(account.username);
  const places = resident.getByRole("navigation", { name: "Dasbor" });
  await expect(places.getByRole("link", { name: "Laporan" })).toBeVisible();
  await places.getByText("Kelola").click();
  await expect(places.getByRole("link", { name: "Statistik" })).toBeVisible();
  await expect(places.getByRole("link", { name: /^(?:Pengguna|Surat|Catatan)/u })).toHaveCount(0);
  await resident.goto("/admin/surat");
  await expect(resident).toHaveURL(/\/(?:akses-ditolak|home)$/u);

  await user.act("Blokir akun", "Blokir", REASON);
  await expect(user.toast).toContainText(`${account.username} diblokir dan dikeluarkan dari semua perangkat.`);
  await expect(page.getByText("Akun ini diblokir")).toBeVisible();
  await resident.goto("/admin");
  await expect(resident).toHaveURL(/\/login/u);
  const login = new LoginPage(resident);
  await login.signIn(account.username, account.password);
  await expect(resident.getByRole("alert").filter({ hasText: REASON })).toBeVisible();
  await resident.context().close();
});

test.describe("what an admin may not do by accident", () => {
  test.use({ expectedErrors: [/status of 409/u] });

  test("hidden writings come back, and the last admin stays one", async ({ page, staff, stack, db }) => {
    const account = await newAccount(stack, db, "USER");
    const person = await newPerson(stack);
    const { token } = await (await person.post("/api/login", { data: account })).json();
    const writer = await request.newContext({
      baseURL: stack.url,
      extraHTTPHeaders: { ...ownHeaders(), authorization: `Bearer ${token}` },
      storageState: NOBODY,
    });
    const report = await sendReport(stack, {}, writer);
    await writer.dispose();
    const { id } = await db.user.findFirstOrThrow({ where: { username: account.username } });
    const user = new UserPage(page);
    const listed = async () => {
      const reports = (await (await person.get("/api/reports?limit=50")).json()) as { id: number }[];
      return reports.some((each) => each.id === report.id);
    };
    expect(await listed()).toBe(true);

    await user.open(id);
    await user.act("Sembunyikan semua tulisan akun ini", "Sembunyikan", REASON);
    await expect(user.toast).toContainText("1 laporan disembunyikan.");
    await expect.poll(listed).toBe(false);
    await user.toast.getByRole("button", { name: "Urungkan" }).click();
    await expect.poll(listed).toBe(true);
    await user.act("Sembunyikan semua tulisan akun ini", "Sembunyikan", REASON);
    await expect.poll(listed).toBe(false);
    await user.act("Tampilkan kembali tulisan akun ini", "Tampilkan kembali");
    await expect(page.getByRole("button", { name: "Sembunyikan semua tulisan akun ini" })).toBeVisible();
    await expect.poll(listed).toBe(true);
    await person.dispose();

    const { id: own } = await db.user.findFirstOrThrow({ where: { username: staff.username } });
    const others = await db.user.findMany({ where: { role: "ADMIN", id: { not: own } }, select: { id: true } });
    const ids = others.map((other) => other.id);
    await db.user.updateMany({ where: { id: { in: ids } }, data: { role: "USER" } });
    try {
      await user.open(own);
      await user.changeRole("User");
      await expect(user.toast).toContainText("Anda satu-satunya admin yang aktif.");
      expect(await db.user.findUniqueOrThrow({ where: { id: own } })).toMatchObject({ role: "ADMIN" });
    } finally {
      await db.user.updateMany({ where: { id: { in: ids } }, data: { role: "ADMIN" } });
    }
  });
});
