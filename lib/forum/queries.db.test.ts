import { describe, expect, it } from "vitest";
import { addReport } from "@/prisma/factories/report";
import { addComment, addThread } from "@/prisma/factories/thread";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { findThread, forumTotals, listComments, listThreads } from "./queries";
import { FORUM_ORDERS } from "./rules";
import { ListThreads } from "./schemas";

const { db } = await testDatabase();
const ctx = testContext(db, visitor("pembaca"), new Date("2026-03-14T09:00:00+07:00"));
const at = (day: number) => new Date(Date.UTC(2026, 2, day));

const compost = await addThread(db, { title: "Kompos dari dapur", createdAt: at(1) });
const garden = await addThread(db, {
  title: "Kebun di balkon",
  category: "tanaman",
  content: "Cabai.",
  createdAt: at(2),
});
const bags = await addThread(db, {
  title: "Belanja tanpa plastik",
  category: "eco-lifestyle",
  content: "Kami membawa tas sendiri.",
  createdAt: at(3),
});
await addThread(db, { title: "Kompos yang ditahan", heldReason: "link", createdAt: at(4) });
await addComment(db, { threadId: compost.id, createdAt: at(5), content: "Menanam cabai butuh kompos matang." });
await addComment(db, { threadId: compost.id, createdAt: at(6), heldReason: "first", content: "Rahasia." });
await db.forumLike.createMany({
  data: ["a", "b"].map((who) => ({ threadId: garden.id, writerKey: `visitor:${who}` })),
});

async function all(input: Partial<ListThreads>): Promise<number[]> {
  const ids: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await listThreads(ctx, { limit: 1, cursor, ...input });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

describe("the list", () => {
  it("has three orders, each page going on where the one before ended", async () => {
    expect(await all({})).toEqual([bags.id, garden.id, compost.id]);
    expect(await all({ sort: "teraktif" })).toEqual([compost.id, bags.id, garden.id]);
    expect(await all({ sort: "disukai" })).toEqual([garden.id, bags.id, compost.id]);
    expect(await all({ category: "tanaman" })).toEqual([garden.id]);
  });

  it("sums up what it lists", async () => {
    expect(await forumTotals(ctx)).toEqual({ topics: 3, comments: 1, likes: 2 });
    expect(await forumTotals(ctx, { category: "tanaman" })).toEqual({ topics: 1, comments: 0, likes: 2 });
    expect(await forumTotals(ctx, { q: "kompos" })).toEqual({ topics: 1, comments: 1, likes: 0 });
  });
});

it.each(["9999999999999-2147483647", "0-2147483647", "2147483647"])(
  "goes on behind the cursor %s, whose numbers no column holds",
  async (cursor) => {
    for (const sort of FORUM_ORDERS) {
      const page = await listThreads(ctx, ListThreads.parse({ sort, cursor }));
      expect(page.items.length).toBeLessThanOrEqual(3);
    }
  },
);

it("knows no cursor beyond the last number of all", () => {
  for (const cursor of ["2147483648", "9999999999", "1-9999999999", "99999999999999-1"]) {
    expect(ListThreads.safeParse({ cursor }).success, cursor).toBe(false);
  }
});

describe("the search", () => {
  it("finds words by their stems, in topics and in comments", async () => {
    expect(await all({ q: "bawa" })).toEqual([bags.id]);
    expect(await all({ q: "cabai" })).toEqual([garden.id, compost.id]);
    expect(await all({ q: "rahasia" })).toEqual([]);
  });

  it("forgives slips and marks what it found", async () => {
    const { items } = await listThreads(ctx, { limit: 5, q: "kompso" });
    expect(items.map(({ id }) => id)).toEqual([compost.id]);
    expect(items[0]?.hits?.title).toEqual([
      { text: "Kompos", found: true },
      { text: " dari dapur", found: false },
    ]);
    const [, answered] = (await listThreads(ctx, { limit: 5, q: "cabai" })).items;
    expect(answered?.hits).toMatchObject({ in_comment: true });
    expect(answered?.hits?.excerpt).toContainEqual({ text: "cabai", found: true });
  });

  it("finds words side by side only where quotation marks ask for it", async () => {
    expect(await all({ q: "tas membawa" })).toEqual([bags.id]);
    expect(await all({ q: '"membawa tas"' })).toEqual([bags.id]);
    expect(await all({ q: '"tas membawa"' })).toEqual([]);
    expect(await all({ q: '"butuh kompos matang" cabai' })).toEqual([compost.id]);
    expect(await all({ q: '"kompos dari" or "tas sendiri"' })).toEqual([bags.id, compost.id]);
    expect(await forumTotals(ctx, { q: '"kompos matang"' })).toMatchObject({ topics: 1 });
  });

  it("leaves out what has a minus before it", async () => {
    expect(await all({ q: "cabai -kompos" })).toEqual([garden.id]);
    expect(await all({ q: 'cabai -"kompos matang"' })).toEqual([garden.id]);
    expect(await all({ q: 'membawa -"sendiri tas"' })).toEqual([bags.id]);
    expect(await all({ q: '-"tas sendiri" -"cabai butuh"' })).toEqual([garden.id, compost.id]);
  });

  it("tells words side by side from words that stand elsewhere", async () => {
    const apart = await addThread(db, { title: "Bank sampah kita", content: "Ada sampah induk di bank itu." });
    const beside = await addThread(db, { title: "Bertemu lagi", content: "Bank sampah induk ada di kota." });
    await addComment(db, { threadId: apart.id, content: "Sampah, bank, induk." });
    expect(await all({ q: '"bank sampah induk"' })).toEqual([beside.id]);
    await addComment(db, { threadId: apart.id, content: "Maksudku bank sampah induk." });
    expect(await all({ q: '"bank sampah induk"' })).toEqual([beside.id, apart.id]);
    await db.forumThread.deleteMany({ where: { id: { in: [apart.id, beside.id] } } });
  });

  it("sums up and pages what it found with mended words too", async () => {
    expect(await all({ q: "cabia" })).toEqual([garden.id, compost.id]);
    expect(await forumTotals(ctx, { q: "cabia" })).toEqual({ topics: 2, comments: 1, likes: 2 });
    expect(await all({ q: "cabai", category: "tanaman", sort: "disukai" })).toEqual([garden.id]);
  });

  it("takes whatever is typed", async () => {
    for (const q of ["yang", "'; --", "&|!()", "\\", '"']) expect(await all({ q })).toEqual([]);
  });
});

describe("a topic", () => {
  it("shows reports that it links to as cards, and only what everyone may see", async () => {
    const report = await addReport(db, { status: "VERIFIED", location: "Sungai Deli" });
    const held = await addReport(db, { heldReason: "link" });
    const content = `Lihat ${ctx.link(`/laporan/${report.code}`)} dan [ini](/laporan/${held.code}).`;
    const { id } = await addThread(db, { content, category: "tanaman" });
    const thread = await findThread(ctx, id);
    expect(thread?.cards.map(({ kind, href }) => [kind, href])).toEqual([["report", `/laporan/${report.code}`]]);
    expect(await findThread(ctx, 1_000_000)).toBeNull();
  });

  it("shows reports as cards that it names by number alone, each once", async () => {
    const report = await addReport(db, { status: "VERIFIED", location: "Sungai Deli" });
    const held = await addReport(db, { heldReason: "link" });
    const { code } = report;
    const content = `Sama dengan **${code}** (${code.toLowerCase()}), bukan ${held.code} atau ${code}-9.`;
    const { id } = await addThread(db, { content });
    expect((await findThread(ctx, id))?.cards.map(({ href }) => href)).toEqual([`/laporan/${code}`]);
  });

  it("pages its comments, without those that are held", async () => {
    const page = await listComments(ctx, compost.id, { limit: 5 });
    expect(page?.items.map(({ comment_date }) => comment_date)).toEqual(["2026-03-05"]);
    expect(page?.nextCursor).toBeNull();
    expect(await listComments(ctx, 1_000_000, { limit: 5 })).toBeNull();
  });
});
