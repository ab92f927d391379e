import { expect, it } from "vitest";
import { addComment, addThread } from "@/prisma/factories/thread";
import { testDatabase } from "@/scripts/testing/database";
import { forgetForum } from "./commands-edit";
import { ANONYMOUS_AUTHOR, ERASED_CONTENT, threadTag } from "./rules";

const { db } = await testDatabase();
const KEY = "user:7";

it("removes what a person wrote, and leaves a topic that others answered without its text and writer", async () => {
  const alone = await addThread(db, { writerKey: KEY, author: "Sari", content: "Rahasia Sari." });
  const answered = await addThread(db, { writerKey: KEY, author: "Sari", member: true, content: "Juga rahasia." });
  const other = await addThread(db, { author: "Budi" });
  await addComment(db, { threadId: alone.id, writerKey: KEY });
  await addComment(db, { threadId: answered.id });
  await addComment(db, { threadId: other.id, writerKey: KEY });
  await db.forumLike.create({ data: { threadId: other.id, writerKey: KEY } });
  const tags = await db.$transaction((transaction) => forgetForum(transaction, KEY, new Date()));
  expect(tags.sort()).toEqual([alone, answered, other].map(({ id }) => threadTag(id)).sort());
  expect(await db.forumThread.findMany({ orderBy: { id: "asc" } })).toMatchObject([
    { id: answered.id, author: ANONYMOUS_AUTHOR, member: false, content: ERASED_CONTENT, commentsCount: 1 },
    { id: other.id, author: "Budi", commentsCount: 0, likesCount: 1 },
  ]);
  const remaining = [
    ...(await db.forumThread.findMany()),
    ...(await db.forumComment.findMany()),
    ...(await db.forumLike.findMany()),
  ];
  expect(remaining.map(({ writerKey }) => writerKey)).not.toContain(KEY);
});
