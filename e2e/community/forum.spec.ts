import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "playwright/test";
import { expectNoFaults } from "@/e2e/axe";
import { expect } from "@/e2e/fixtures";
import { ForumScreen } from "@/e2e/pages/forum-screen";
import { browserOf, newAccount, ownHeaders } from "@/e2e/people";
import { AS_STAFF, test } from "@/e2e/staff";
import { FORUM_MESSAGES, threadSlug } from "@/lib/forum/rules";

interface Topic {
  id: number;
  slug: string;
  title: string;
}

/** A topic of the staff's, which waits for nobody. */
async function newTopic(staffApi: APIRequestContext, content = "Kulit buah apa saja yang cocok?"): Promise<Topic> {
  const title = `Pupuk dari dapur ${randomUUID().slice(0, 8)}`;
  const answer = await staffApi.post("/api/threads", {
    headers: ownHeaders(),
    data: { title, category: "tanaman", content },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...((await answer.json()) as Topic), title };
}

test("a first topic waits for staff, who show it; its writer's words outlive a reload", async ({
  page,
  browser,
  stack,
  staff,
}) => {
  const title = `Memilah sampah di kos ${randomUUID().slice(0, 8)}`;
  const screen = new ForumScreen(page);
  await screen.open();
  await screen.writeTopic({ title, author: "", content: "Wadah apa yang **murah**?" });
  await screen.sendTopic();
  await expect(screen.dialog.getByRole("alert")).toContainText("Penulis wajib diisi.");
  await expectNoFaults(page, "/forum with the form");
  await page.reload();
  await screen.add.click();
  await expect(screen.dialog.getByRole("textbox", { name: /^Judul/u })).toHaveValue(title);
  await screen.dialog.getByRole("textbox", { name: /^Penulis/u }).fill("Warga Uji");
  await screen.sendTopic();
  await expect(page.getByText("Topik Anda kami periksa dahulu")).toBeVisible();
  await expect(screen.topic(title)).toHaveCount(0);
  const own = page.getByRole("list", { name: "Milik Anda, sedang diperiksa" });
  await expect(own.getByRole("listitem").filter({ hasText: title })).toContainText("Sedang diperiksa");

  const desk = await browserOf(browser, stack, staff);
  await desk.goto("/admin/forum");
  const waiting = desk.getByRole("listitem").filter({ hasText: title });
  await waiting.getByRole("button", { name: "Tampilkan", exact: true }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Tampilkan untuk umum" }).click();
  await expect(waiting).toHaveCount(0);
  await desk.context().close();
  await screen.open();
  await expect(screen.topic(title)).toBeVisible();
});

test.describe("a like", () => {
  test.use({ expectedErrors: [/status of 503|net::ERR_FAILED/u] });

  test("that was kept is still there after a reload although its answer never came", async ({ page, db }) => {
    const shown = { heldReason: null, hiddenAt: null };
    const { id, title } = await db.forumThread.findFirstOrThrow({ where: shown, orderBy: { id: "asc" } });
    const slug = threadSlug(title, id);
    const screen = new ForumScreen(page);
    await page.goto(`/forum/${slug}`);
    const like = screen.like(page.locator("main"));
    await page.route("**/like", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await like.click();
    await expect(screen.toast).toContainText(FORUM_MESSAGES.likeFailed);
    await page.reload();
    await expect(like).toHaveAttribute("aria-pressed", "true");
  });

  test("shows at once, is taken back when it fails, and is still there after a reload", async ({ page, staffApi }) => {
    const { slug } = await newTopic(staffApi);
    const screen = new ForumScreen(page);
    await page.goto(`/forum/${slug}`);
    const like = screen.like(page.locator("main"));
    await page.route("**/like", (route) => route.fulfill({ status: 503, json: { message: "Sedang sibuk." } }));
    await like.click();
    await expect(screen.toast).toContainText(FORUM_MESSAGES.likeFailed);
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await page.unroute("**/like");
    const saved = page.waitForResponse(/\/like$/u);
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await saved;
    await page.reload();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(like).toHaveText(/Suka\s*1/u);
  });
});

test.describe("staff, whose words do not wait", () => {
  test.use(AS_STAFF);

  test("open a topic in the list and answer it", async ({ page, staffApi }) => {
    const { title } = await newTopic(staffApi);
    const screen = new ForumScreen(page);
    await screen.open();
    await screen.toggle(title).click();
    const comments = page.getByRole("region", { name: `Komentar pada ${title}` });
    await expect(comments.getByText(FORUM_MESSAGES.noComments)).toBeVisible();
    await screen.comment(comments, "   ");
    await expect(comments.getByText(FORUM_MESSAGES.commentEmpty)).toBeVisible();
    await screen.comment(comments, "Kulit pisang cepat matang.");
    await expect(comments.getByRole("listitem").filter({ hasText: "Kulit pisang" })).toBeVisible();
    await expect(screen.toggle(title)).toContainText("1 komentar");
    await expect(comments.getByRole("textbox", { name: /^Komentar Anda/u })).toHaveValue("");
    await screen.toggle(title).click();
    await expect(comments).toBeHidden();
  });
});

test("search and category stand in the address, and nothing found is said", async ({ page, staffApi }) => {
  const { title } = await newTopic(staffApi);
  const mark = title.split(" ").at(-1) ?? "";
  const screen = new ForumScreen(page);
  await screen.open();
  await screen.search.getByRole("searchbox").fill(title);
  await screen.search.getByRole("button", { name: "Cari" }).click();
  await expect(screen.topic(title).locator("mark").first()).toBeVisible();
  await expect(page).toHaveURL(/\?cari=/u);
  await page.getByRole("button", { name: "Eco Lifestyle" }).click();
  await expect(page.getByText(FORUM_MESSAGES.nothingFound)).toBeVisible();
  await page.reload();
  await expect(page.getByText(FORUM_MESSAGES.nothingFound)).toBeVisible();
  await page.getByRole("button", { name: "Tampilkan semua topik" }).click();
  await expect(page).toHaveURL("/forum");
  await expect(screen.topic(mark)).toBeVisible();
});

test("without JavaScript topics can be read, with safe links", async ({ browser, stack, db }) => {
  // Another admin's, since the topics of one account are counted.
  const staffPage = await browserOf(browser, stack, await newAccount(stack, db, "ADMIN"));
  const { title } = await newTopic(staffPage.request, "**Coba** [ini](https://contoh.test/a)\n\n<b>bukan HTML</b>");
  await staffPage.context().close();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.url });
  const page = await context.newPage();
  const screen = new ForumScreen(page);
  await screen.open();
  await expect(screen.add).toBeHidden();
  await screen.topic(title).getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("link", { name: "ini", exact: true })).toHaveAttribute("rel", /nofollow ugc/u);
  await expect(page.getByText("<b>bukan HTML</b>")).toBeVisible();
  await context.close();
});
