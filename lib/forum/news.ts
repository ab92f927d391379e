import "server-only";
import { finalBefore } from "@/lib/desk/rules";
import { letter } from "@/lib/format/letter";
import type { Ctx, MailMessage } from "@/lib/kernel/ctx";
import { sendBatches } from "@/lib/mails/commands-batches";
import { MAILS_AT_ONCE } from "@/lib/mails/rules";
import { Prisma } from "@/prisma/client";
import { unfollowToken } from "./commands";
import { THREAD_IS_SHOWN } from "./rows";
import { threadPath, threadSlug, UPDATES_PAUSE_MINUTES, unfollowPath } from "./rules";

/** What grew older unsent is no news any more. */
const UPDATES_DAYS = 3;

interface Due {
  threadId: number;
  userId: number;
  count: number;
  title: string;
  username: string;
  email: string;
}

/** Topics in which staff have just let something through; what they take back again is no news. Acts know their own time. */
function undoableSql(now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT CASE
      WHEN subject LIKE 'topik:%' THEN substr(subject, 7)::int
      WHEN subject LIKE 'komentar:%' THEN (SELECT thread_id FROM forum_comments WHERE id = substr(subject, 10)::int)
    END AS thread_id
    FROM audit_entries
    WHERE action IN ('forum.release', 'forum.restore') AND created_at > now() - interval '1 hour'
      AND (details->>'at')::timestamptz > ${finalBefore(now)}`;
}

/** Tells followers of new comments, each at most once an hour a topic. @returns how many mails */
export function sendForumUpdates(ctx: Ctx): Promise<number> {
  return sendBatches(() => sendBatch(ctx));
}

async function sendBatch(ctx: Ctx): Promise<{ due: number; sent: number }> {
  const now = ctx.now();
  const pausedSince = new Date(now.getTime() - UPDATES_PAUSE_MINUTES * 60_000);
  const updatesSince = new Date(now.getTime() - UPDATES_DAYS * 86_400_000);
  return ctx.db.$transaction(async (transaction) => {
    const due = await transaction.$queryRaw<Due[]>`
      WITH undoable AS (${undoableSql(now)}), due AS (
        SELECT follow.thread_id, follow.user_id, follow.told_count, forum_threads.comments_count, forum_threads.title,
          users.username, users.email
        FROM forum_threads
        JOIN forum_follows AS follow ON follow.thread_id = forum_threads.id
        JOIN users ON users.id = follow.user_id
        WHERE ${THREAD_IS_SHOWN} AND forum_threads.active_at > ${updatesSince}
          AND forum_threads.comments_count > follow.told_count
          AND (follow.told_at IS NULL OR follow.told_at < ${pausedSince})
          AND users.email IS NOT NULL AND users.blocked_at IS NULL
          AND NOT EXISTS (SELECT FROM undoable WHERE undoable.thread_id = forum_threads.id)
        ORDER BY follow.thread_id, follow.user_id LIMIT ${MAILS_AT_ONCE}
        FOR UPDATE OF follow SKIP LOCKED
      )
      UPDATE forum_follows SET told_count = due.comments_count, told_at = ${now} FROM due
      WHERE forum_follows.thread_id = due.thread_id AND forum_follows.user_id = due.user_id
      RETURNING due.thread_id AS "threadId", due.user_id AS "userId", due.title, due.username, due.email,
        due.comments_count - due.told_count AS count`;
    for (const { threadId, userId, ...news } of due) {
      const token = unfollowToken(ctx, threadId, userId);
      const mail = threadUpdatesMail({
        ...news,
        link: ctx.link(threadPath(threadSlug(news.title, threadId))),
        stopLink: ctx.link(unfollowPath(threadId, userId, token)),
        unsubscribe: ctx.link(`/api/threads/${threadId}/unsubscribe?user=${userId}&token=${token}`),
      });
      await ctx.mail.enqueue(transaction, mail);
    }
    return { due: due.length, sent: due.length };
  });
}

interface ThreadUpdates {
  username: string;
  email: string;
  title: string;
  /** New comments since the last mail. */
  count: number;
  link: string;
  /** Ends these mails: the page for people, and what a mail program's own button calls. */
  stopLink: string;
  unsubscribe: string;
}

/** A followed topic has new comments. It holds none of them: what is hidden later must not stay in mailboxes. */
function threadUpdatesMail(news: ThreadUpdates): MailMessage {
  return {
    ...letter("forum", news.email, {
      subject: `Komentar baru: ${news.title}`,
      name: news.username,
      paragraphs: [`Ada ${news.count} komentar baru pada topik “${news.title}” yang Anda ikuti di forum Sulur.`],
      button: { label: "Baca komentar", link: news.link },
      footer: `Anda menerima email ini karena mengikuti topik ini, paling banyak satu dalam satu jam. Berhenti mengikuti: ${news.stopLink}`,
    }),
    unsubscribe: news.unsubscribe,
  };
}
