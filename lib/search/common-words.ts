import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Database } from "@/prisma/client";

/** The part of all rows that hold a very common word, at least. */
const COMMON = 0.4;
const KEPT_MS = 10 * 60_000;

interface Kept {
  words: Promise<string[]>;
  until: number;
}

const kept = new WeakMap<Database, Map<string, Kept>>();

/**
 * Words that a great part of the rows of these indexes hold, by what PostgreSQL last counted when it analysed them (so
 * some may be missing, and all of them where it has not yet).
 */
export function commonWords({ db }: Pick<Ctx, "db">, indexes: readonly string[]): Promise<string[]> {
  const known = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, known);
  const name = indexes.join(" ");
  const last = known.get(name);
  if (last && last.until > performance.now()) return last.words;
  const words = countedWords(db, indexes);
  known.set(name, { words, until: performance.now() + KEPT_MS });
  words.catch(() => known.delete(name));
  return words;
}

async function countedWords(db: Database, indexes: readonly string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ word: string }[]>`
    SELECT DISTINCT word FROM pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) AS counted(word, part)
    WHERE schemaname = current_schema() AND tablename = ANY (${indexes}) AND part >= ${COMMON}::float4 AND word !~ '^[#~]'`;
  return rows.map(({ word }) => word);
}
