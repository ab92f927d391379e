import { expect, it } from "vitest";
import { flagText } from "@/lib/forum/commands-flag";
import { listComments, listThreads } from "@/lib/forum/queries";
import { addComment, addThread } from "@/prisma/factories/thread";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { divide, goOnFrom, hangingOn, partOf } from "./test-division";

const { db, url } = await testDatabase();
const ctx = testContext(db, visitor("sari"), new Date("2026-03-14T12:00:00+07:00"));

it("splits the comments without losing one, and all that hangs on them goes on", async () => {
  const thread = await addThread(db);
  const before = await addComment(db, { threadId: thread.id, content: "Sebelum dibagi." });
  await flagText(ctx, { kind: "komentar", id: before.id }, { reason: "spam" });
  const hanging = await hangingOn(db, "forum_comments");

  await divide(url, "forum-comments");

  expect(await hangingOn(db, "forum_comments")).toEqual(hanging);
  await goOnFrom(db, "forum_comments", 2_000_000);
  const after = await addComment(db, { threadId: thread.id, content: "Sesudah dibagi, belimbing wuluh." });
  expect(await partOf(db, "forum_comments", before.id)).toBe("forum_comments_lama");
  expect(await partOf(db, "forum_comments", after.id)).toBe("forum_comments_1");
  const listed = await listComments(ctx, thread.id, { limit: 10 });
  expect(listed?.items.map(({ id }) => id)).toEqual([before.id, after.id]);
  const counted = async () => (await db.forumThread.findUniqueOrThrow({ where: { id: thread.id } })).commentsCount;
  expect(await counted()).toBe(2);
  expect((await listThreads(ctx, { limit: 5, q: "belimbing wuluh" })).items).toHaveLength(1);

  await flagText(ctx, { kind: "komentar", id: after.id }, { reason: "spam" });
  await db.forumComment.delete({ where: { id: before.id } });
  expect(await counted()).toBe(1);
  expect(await db.forumFlag.findMany({ select: { commentId: true } })).toEqual([{ commentId: after.id }]);
  await db.forumThread.delete({ where: { id: thread.id } });
  expect(await db.forumComment.count()).toBe(0);
  await expect(addComment(db, { threadId: thread.id })).rejects.toThrow(/foreign key/iu);
});
