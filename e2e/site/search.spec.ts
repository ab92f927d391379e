import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { newPlaceOnMap, newSpot, sendPlace } from "@/e2e/places-on-map";
import { test } from "@/e2e/staff";

test("a place is found from the header by what is typed of its name, with keys alone", async ({
  page,
  stack,
  staffApi,
}) => {
  const name = `Kebun Pencarian ${Date.now()}`;
  const shown = await newPlaceOnMap(stack, staffApi, { ...newSpot(), name });
  await page.goto("/faq");
  const dialog = page.getByRole("dialog", { name: "Cari di Sulur" });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const field = dialog.getByRole("searchbox", { name: "Kata yang dicari" });
  await expect(field).toBeFocused();
  await field.fill(name.slice(0, -2));
  const result = dialog.getByRole("link", { name });
  await expect(result).toBeVisible();
  await expectNoFaults(page, "the palette with results");
  await field.press("ArrowDown");
  await expect(result).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/peta-lokasi/${shown.slug}`);
  await expect(dialog).toBeHidden();
});

test("without JavaScript the search's page finds what everybody may see, and says what is wrong with a word", async ({
  browser,
  stack,
  staffApi,
}) => {
  const shown = await newPlaceOnMap(stack, staffApi);
  const waiting = await sendPlace(stack);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url });
  const page = await context.newPage();
  await page.goto("/faq");
  await page.getByRole("link", { name: "Cari", exact: true }).click();
  await expect(page).toHaveURL("/cari");
  const field = page.getByRole("searchbox", { name: "Kata yang dicari" });
  const send = page.getByRole("button", { name: "Cari", exact: true });
  await field.fill(shown.name);
  await send.click();
  await expect(page.getByRole("heading", { name: `Hasil untuk “${shown.name}”` })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: shown.name })).toBeVisible();
  await expect(page.getByRole("main").getByText(waiting.name)).toHaveCount(0);
  await field.fill("a");
  await send.click();
  await expect(page.getByText("Kata pencarian terlalu pendek. Tulis paling sedikit 2 huruf atau angka.")).toBeVisible();
  await expect(field).toHaveValue("a");
  await context.close();
});

test("the search forgives a slip and a word too many and says so, and where nothing is found it offers what to do", async ({
  page,
  stack,
  staffApi,
}) => {
  const name = `Kebun Flamboyan ${Date.now()}`;
  await newPlaceOnMap(stack, staffApi, { ...newSpot(), name });
  const results = page.getByRole("main");
  await page.goto(`/cari?q=${encodeURIComponent("kebun flambyan")}`);
  await expect(results.getByText("Yang tampil memuat kata yang mirip.")).toBeVisible();
  await expect(results.getByRole("link", { name })).toBeVisible();
  await page.goto(`/cari?q=${encodeURIComponent("flamboyan xylofonqz")}`);
  await expect(results.getByText("Yang tampil memuat sebagian katanya.")).toBeVisible();
  await expect(results.getByRole("link", { name })).toBeVisible();
  await page.goto("/cari?q=xylofonqz");
  await expect(results.getByText("Tidak ada hasil untuk “xylofonqz”.")).toBeVisible();
  await expect(results.getByRole("link", { name: "Tanyakan di forum" })).toHaveAttribute("href", "/forum");
  await expectNoFaults(page, "a search without results");
  await results.getByRole("link", { name: "Laporkan kerusakan" }).click();
  await expect(page).toHaveURL("/laporan");
});

test("a word for damage leads to the report form with its kind chosen, and a kind chosen before stays", async ({
  page,
}) => {
  await page.goto("/cari?q=selokan+mampet");
  await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
  await expect(page).toHaveURL("/laporan#jenis-saluran-tersumbat-banjir");
  await expect(page.getByRole("radio", { name: "Saluran tersumbat/banjir" })).toBeChecked();
  await page.getByRole("radio", { name: "Satwa liar" }).check();
  await page.goto("/faq");
  await page.goto("/laporan#jenis-longsor-erosi");
  await expect(page.getByText("Draf dipulihkan")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Satwa liar" })).toBeChecked();
});
