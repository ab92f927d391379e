import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { expectNoFaults } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { ReportPage } from "@/e2e/pages/report-page";
import { phonePhoto } from "@/e2e/photo";
import { ask, withWorker } from "./with-worker";

test.use({ serviceWorkers: "allow", expectedErrors: [/status of 403/u] });

const TEXT = "Sampah di sini -6.9175,107.6191";

function form(action: string): string {
  return `<form action="${action}" method="post" enctype="multipart/form-data">
    <input name="teks" value="${TEXT}"><input name="foto" type="file"><button>Bagikan</button></form>`;
}

async function share(page: Page): Promise<void> {
  const buffer = await phonePhoto({ latitude: -6.9, longitude: 107.6 });
  await page.locator("input[type=file]").setInputFiles({ name: "wa.jpg", mimeType: "image/jpeg", buffer });
  await page.getByRole("button", { name: "Bagikan" }).click();
}

test("what another app shares joins a draft after a press, and overwrites nothing", async ({ page }) => {
  await withWorker(page);
  const report = new ReportPage(page);
  await report.open();
  const buffer = await phonePhoto({ latitude: -6.9, longitude: 107.6, width: 700 });
  await report.choosePhoto({ name: "kali.jpg", mimeType: "image/jpeg", buffer });
  const arrived = report.form.getByText("Foto terkirim", { exact: true });
  await expect(arrived).toHaveCount(1);
  await report.form.getByLabel("Deskripsi").fill("Busa di kali");
  await page.setContent(form("/api/share"));
  await share(page);
  const use = report.form.getByRole("button", { name: "Pakai di laporan ini" });
  await expect(use).toBeVisible();
  await expect(report.form.getByRole("img", { name: "Foto 1 yang dibagikan" })).toBeVisible();
  await expect(report.form.getByLabel("Deskripsi")).toHaveValue("Busa di kali");
  await expectNoFaults(page, "/laporan with something shared");
  await page.reload();
  await use.click();
  await expect(arrived).toHaveCount(2);
  await expect(report.form.getByLabel("Deskripsi")).toHaveValue(`Busa di kali\n\n${TEXT}`);
  await report.form.getByRole("button", { name: "Pakai sebagai lokasi" }).click();
  await expect(report.location).not.toHaveValue("");
  expect(await ask(page, { ask: "shared" })).toBeNull();
});

test.describe("a page of another origin", () => {
  let server: Server;
  let stranger = "";

  test.beforeAll(async ({ stack }) => {
    server = createServer((request, response) => {
      const policy = request.url === "/diam" ? "no-referrer" : "unsafe-url";
      response.writeHead(200, { "content-type": "text/html", "referrer-policy": policy });
      response.end(form(`${stack.url}/api/share`));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    stranger = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test("that posts to the share target is refused by the server, and the worker keeps nothing of it", async ({
    page,
    stack,
  }) => {
    await withWorker(page);
    await page.goto(`${stranger}/terbuka`);
    const answer = page.waitForResponse(`${stack.url}/api/share`);
    await share(page);
    expect((await answer).status()).toBe(403);
    await page.goto("/laporan");
    expect(await ask(page, { ask: "shared" })).toBeNull();
  });

  test("that hides its address puts nothing into a draft and sends no photo without a press", async ({ page }) => {
    await withWorker(page);
    const report = new ReportPage(page);
    await report.open();
    await report.form.getByLabel("Deskripsi").fill("Busa di kali");
    await page.goto(`${stranger}/diam`);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
    });
    await share(page);
    await expect(report.form.getByText("Pakai hanya bila Anda sendiri yang membagikannya.")).toBeVisible();
    await report.form.getByRole("button", { name: "Buang" }).click();
    await expect(report.form.getByText("Pakai hanya bila Anda sendiri")).toHaveCount(0);
    await expect(report.form.getByLabel("Deskripsi")).toHaveValue("Busa di kali");
    expect(sent.filter((path) => path !== "/api/share")).toEqual([]);
    expect(await ask(page, { ask: "shared" })).toBeNull();
  });
});
