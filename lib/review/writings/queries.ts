import "server-only";
import { userDetail } from "@/lib/accounts/desk/queries";
import { HIDDEN_WITH_WRITER } from "@/lib/holding/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import { Prisma } from "@/prisma/client";
import { WRITING_KINDS } from "./rules";
import { WRITING_TABLES } from "./tables";
import type { UserWithWritingsView, WritingCountsView } from "./view";

/** As `userDetail`, with what stands under the account. */
export async function userWithWritings(ctx: Ctx, id: number): Promise<UserWithWritingsView | null> {
  const user = await userDetail(ctx, id);
  return user && { ...user, writings: await writingsOf(ctx, `user:${id}`) };
}

/** Counts what stands under a key, kind by kind. */
function writingsOf({ db }: Pick<Ctx, "db">, key: string): Promise<WritingCountsView[]> {
  const counts = WRITING_KINDS.map((kind) => {
    const { table, shown, hidden } = WRITING_TABLES[kind];
    return Prisma.sql`
      SELECT ${kind} AS kind, count(*)::int AS total,
        (count(*) FILTER (WHERE held_reason IS NULL AND ${shown}))::int AS shown,
        (count(*) FILTER (WHERE held_reason LIKE ${`${HIDDEN_WITH_WRITER}%`} AND ${hidden}))::int AS hidden
      FROM ${table} WHERE writer_key = ${key} HAVING count(*) > 0`;
  });
  return db.$queryRaw<WritingCountsView[]>(Prisma.join(counts, " UNION ALL "));
}
