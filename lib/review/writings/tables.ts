import "server-only";
import { EVENTS_TAG, eventTag } from "@/lib/events/event/rules";
import { FORUM_TAG, threadTag } from "@/lib/forum/rules";
import { PARTNERS_TAG } from "@/lib/partners/rules";
import { updateTags } from "@/lib/reports/updates/rows";
import { VOLUNTEERS_TAG } from "@/lib/volunteers/rules";
import { Prisma } from "@/prisma/client";
import type { WritingKind } from "./rules";

interface Act {
  now: Date;
  /** What is written into `held_reason` of all that goes with its writer. */
  mark: string;
  /** Why, as the writer reads it. */
  words: string;
}

interface WritingTable {
  table: Prisma.Sql;
  /** What anybody could see of it and staff have not verified, beside `held_reason IS NULL`. */
  shown: Prisma.Sql;
  /** What hiding sets beside the mark. */
  hide(act: Act): Prisma.Sql;
  /** What still is as hiding left it, beside the mark. */
  hidden: Prisma.Sql;
  /** What showing again sets beside the mark. */
  show(now: Date): Prisma.Sql;
  /** What the cache calls one of them. */
  key: Prisma.Sql;
  tags(key: string): string[];
}

const NOT_HIDDEN = Prisma.raw("hidden_at IS NULL");
const HIDDEN = Prisma.raw("hidden_at IS NOT NULL");
const NO_KEY = Prisma.raw("''");

function ofForum(table: string, threadId: string): WritingTable {
  return {
    table: Prisma.raw(table),
    shown: NOT_HIDDEN,
    hide: ({ now, words }) => Prisma.sql`hidden_at = ${now}, hidden_words = ${words}`,
    hidden: HIDDEN,
    show: () => Prisma.raw("hidden_at = NULL, hidden_words = NULL"),
    key: Prisma.raw(threadId),
    tags: (key) => [FORUM_TAG, threadTag(Number(key))],
  };
}

function ofList(table: string, tag: string, shown = NOT_HIDDEN): WritingTable {
  return {
    table: Prisma.raw(table),
    shown,
    hide: ({ now }) => Prisma.sql`hidden_at = ${now}`,
    hidden: HIDDEN,
    show: () => Prisma.raw("hidden_at = NULL"),
    key: NO_KEY,
    tags: () => [tag],
  };
}

/** Everything that a writer can write, each with an index on `writer_key`. */
export const WRITING_TABLES: Record<WritingKind, WritingTable> = {
  laporan: {
    table: Prisma.raw("reports"),
    shown: Prisma.raw("status = 'PENDING'"),
    hide: ({ now }) => Prisma.sql`updated_at = ${now}`,
    hidden: Prisma.raw("status = 'PENDING'"),
    show: (now) => Prisma.sql`updated_at = ${now}`,
    key: Prisma.raw("code"),
    tags: (code) => ["reports", `report:${code}`],
  },
  kabar: {
    table: Prisma.raw("report_updates"),
    shown: NOT_HIDDEN,
    hide: ({ now, words }) => Prisma.sql`hidden_at = ${now}, hidden_words = ${words}`,
    hidden: HIDDEN,
    show: () => Prisma.raw("hidden_at = NULL, hidden_words = NULL"),
    key: Prisma.raw("(SELECT reports.id || ' ' || code FROM reports WHERE reports.id = report_id)"),
    tags: (key) => {
      const [id = "", code = ""] = key.split(" ");
      return updateTags({ id: Number(id), code });
    },
  },
  lokasi: {
    table: Prisma.raw("places"),
    shown: Prisma.raw("status = 'PENDING'"),
    // A place's desk knows by this moment that it has changed.
    hide: ({ now }) => Prisma.sql`updated_at = GREATEST(${now}, updated_at + interval '1 millisecond')`,
    hidden: Prisma.raw("status = 'PENDING'"),
    show: (now) => Prisma.sql`updated_at = GREATEST(${now}, updated_at + interval '1 millisecond')`,
    key: NO_KEY,
    tags: () => ["places"],
  },
  topik: ofForum("forum_threads", "id"),
  komentar: ofForum("forum_comments", "thread_id"),
  relawan: ofList("volunteers", VOLUNTEERS_TAG),
  mitra: ofList("partners", PARTNERS_TAG, Prisma.raw("hidden_at IS NULL AND badge IS NULL")),
  event: {
    table: Prisma.raw("events"),
    shown: Prisma.raw("deleted_at IS NULL"),
    // Who registered is told by `sendNotices`, once this can no longer be taken back.
    hide: ({ now }) => Prisma.sql`deleted_at = ${now}, updated_at = ${now}, revision = revision + 1,
      notice_revision = CASE WHEN cancelled_at IS NULL AND starts_at > ${now} THEN revision + 1 ELSE notice_revision END`,
    hidden: Prisma.raw("deleted_at IS NOT NULL"),
    show: (now) => Prisma.sql`deleted_at = NULL, updated_at = ${now}, revision = revision + 1,
      notice_revision = CASE WHEN notice_revision = revision AND NOT EXISTS (
          SELECT FROM registration_mails JOIN event_registrations ON event_registrations.id = registration_id
          WHERE event_id = events.id AND kind = 'notice:' || events.revision
        ) THEN NULL
        WHEN cancelled_at IS NULL AND starts_at > ${now} THEN revision + 1 ELSE notice_revision END`,
    key: Prisma.raw("id"),
    tags: (id) => [EVENTS_TAG, eventTag(Number(id))],
  },
};
