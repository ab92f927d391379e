import "server-only";
import { IS_KEPT } from "@/lib/events/rows";
import { COMMENT_IS_SHOWN, THREAD_IS_SHOWN } from "@/lib/forum/rows";
import { IS_ON_MAP } from "@/lib/places/rows";
import { IS_LISTED } from "@/lib/reports/rows";
import { Prisma } from "@/prisma/client";

/** A table with a column `search` of its words, under an index of its own (`reports_search_idx` and its like). */
export interface Source {
  table: Prisma.Sql;
  /** What everybody may see. */
  shown: Prisma.Sql;
  /** As its index of trigrams has it. */
  name?: Prisma.Sql;
}

export const SOURCES = {
  place: { table: Prisma.raw("places"), shown: IS_ON_MAP, name: Prisma.raw("name_key") },
  event: { table: Prisma.raw("events"), shown: IS_KEPT, name: Prisma.raw("lower(title)") },
  report: { table: Prisma.raw("reports"), shown: IS_LISTED, name: Prisma.raw("lower(location)") },
  topic: { table: Prisma.raw("forum_threads"), shown: THREAD_IS_SHOWN, name: Prisma.raw("lower(title)") },
  comment: { table: Prisma.raw("forum_comments"), shown: COMMENT_IS_SHOWN },
} satisfies Record<string, Source>;
