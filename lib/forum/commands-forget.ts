import "server-only";
import { ERASED_KEY } from "@/lib/accounts/own/erased-key";
import type { Transaction } from "@/prisma/client";
import { ANONYMOUS_AUTHOR, ERASED_CONTENT, threadTag } from "./rules";

/**
 * Removes what is written under a key. A topic that others have answered stays as the head of their answers, without
 * its text and its writer. Likes and flags keep counting. @returns cache tags of what was touched
 */
export async function forgetForum(transaction: Transaction, key: string, now: Date): Promise<string[]> {
  const comments = await transaction.$queryRaw<{ threadId: number }[]>`
    DELETE FROM forum_comments WHERE writer_key = ${key} RETURNING thread_id AS "threadId"`;
  const deleted = await transaction.$queryRaw<{ threadId: number }[]>`
    DELETE FROM forum_threads WHERE writer_key = ${key}
      AND NOT EXISTS (SELECT FROM forum_comments WHERE thread_id = forum_threads.id)
    RETURNING id AS "threadId"`;
  const remaining = await transaction.$queryRaw<{ threadId: number }[]>`
    UPDATE forum_threads SET author = ${ANONYMOUS_AUTHOR}, member = false, content = ${ERASED_CONTENT}, text_hash = '',
      writer_key = ${ERASED_KEY}, edited_at = ${now}, staff_edited_at = NULL, staff_edit_words = NULL
    WHERE writer_key = ${key} RETURNING id AS "threadId"`;
  await transaction.$executeRaw`UPDATE forum_likes SET writer_key = ${ERASED_KEY} WHERE writer_key = ${key}`;
  await transaction.$executeRaw`UPDATE forum_flags SET writer_key = ${ERASED_KEY} WHERE writer_key = ${key}`;
  return [...new Set([...comments, ...deleted, ...remaining].map(({ threadId }) => threadTag(threadId)))];
}
