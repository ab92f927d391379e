import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { expect, it } from "vitest";
import { flagText } from "@/lib/forum/commands-flag";
import { listComments } from "@/lib/forum/queries";
import { addComment, addThread } from "@/prisma/factories/thread";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";

const { db, url } = await testDatabase();
const ctx = testContext(db, visitor("sari"), new Date("2026-03-14T12:00:00+07:00"));

async function split(): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(readFileSync(join(import.meta.dirname, "forum-comments.sql"), "utf8"));
  await client.end();
}

async function partOf(id: number): Promise<string | undefined> {
  const rows = await db.$queryRaw<{ part: string }[]>`
    SELECT tableoid::regclass::text AS part FROM forum_comments WHERE id = ${id}`;
  return rows[0]?.part;
}

it("splits the comments without losing one, and all that hangs on them goes on", async () => {
  const thread = await addThread(db);
  const before = await addComment(db, { threadId: thread.id, content: "Sebelum dibagi." });
  await flagText(ctx, { kind: "komentar", id: before.id }, { reason: "spam" });

  await split();

  const after = await addComment(db, { threadId: thread.id, content: "Sesudah dibagi, belimbing wuluh." });
  expect(await partOf(before.id)).toBe("forum_comments_lama");
  expect(await partOf(after.id)).toBe("forum_comments_1");
  const listed = await listComments(ctx, thread.id, { limit: 10 });
  expect(listed?.items.map(({ id }) => id)).toEqual([before.id, after.id]);
  const counted = async () => (await db.forumThread.findUniqueOrThrow({ where: { id: thread.id } })).commentsCount;
  expect(await counted()).toBe(2);
  expect(await db.$queryRaw`SELECT word FROM forum_words WHERE word = 'wuluh'`).toHaveLength(1);

  await flagText(ctx, { kind: "komentar", id: after.id }, { reason: "spam" });
  await db.forumComment.delete({ where: { id: before.id } });
  expect(await counted()).toBe(1);
  expect(await db.forumFlag.findMany({ select: { commentId: true } })).toEqual([{ commentId: after.id }]);
  await db.forumThread.delete({ where: { id: thread.id } });
  expect(await db.forumComment.count()).toBe(0);
  await expect(addComment(db, { threadId: thread.id })).rejects.toThrow(/foreign key/iu);
});
