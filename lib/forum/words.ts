import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { COMMENT_IS_SHOWN, COMMENT_WORDS, THREAD_IS_SHOWN, THREAD_WORDS } from "./rows";

const AT_ONCE = 500;

/** Removes words that no text shown holds any more, those looked at longest ago first. @returns how many */
export async function removeUnusedWords({ db, now }: Ctx): Promise<number> {
  const looked = await db.$queryRaw<{ word: string; used: boolean }[]>`
    SELECT word, EXISTS (SELECT FROM forum_threads WHERE ${THREAD_IS_SHOWN} AND ${THREAD_WORDS} @@ plainto_tsquery('indonesian', word))
      OR EXISTS (SELECT FROM forum_comments WHERE ${COMMENT_IS_SHOWN} AND ${COMMENT_WORDS} @@ plainto_tsquery('indonesian', word)) AS used
    FROM (SELECT word FROM forum_words ORDER BY checked_at LIMIT ${AT_ONCE}) AS oldest`;
  const used = looked.filter((row) => row.used).map(({ word }) => word);
  const unused = looked.filter((row) => !row.used).map(({ word }) => word);
  await db.forumWord.updateMany({ where: { word: { in: used } }, data: { checkedAt: now() } });
  return (await db.forumWord.deleteMany({ where: { word: { in: unused } } })).count;
}
