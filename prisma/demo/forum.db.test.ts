import { expect, it } from "vitest";
import { FORUM_CATEGORIES } from "@/lib/forum/rules";
import { containsLink } from "@/lib/holding/rules";
import { testDatabase } from "@/scripts/testing/database";
import { seedDemoForum } from "./forum";

const { db } = await testDatabase();

it("puts a topic into every category, and each says that it is a sample", async () => {
  await seedDemoForum(db, new Date());
  const topics = await db.forumThread.findMany({ include: { comments: true, likes: true } });
  expect(topics.map(({ category }) => category).sort()).toEqual([...FORUM_CATEGORIES].sort());
  for (const { title, content, comments, likes, commentsCount, likesCount } of topics) {
    expect(`${title} ${content}`).toMatch(/^Contoh topik.*Ini topik contoh/su);
    for (const comment of comments) expect(comment.content).toMatch(/^Komentar contoh/u);
    expect(containsLink(content)).toBe(false);
    expect([commentsCount, likesCount]).toEqual([comments.length, likes.length]);
  }
});
