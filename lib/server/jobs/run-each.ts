import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { log } from "@/lib/server/log";

/** A clock further off than this is not believed. */
const TOLERANCE_SECONDS = 300;

/** Things to be done by and by, by the name that stands in the log. Each gives how much it did. */
export type Chores = Record<string, (ctx: Ctx) => Promise<number>>;

/** Does each in turn; one that fails does not keep the others from theirs. */
export async function runEach(chores: Chores, ctx: Ctx): Promise<Record<string, number | "failed">> {
  const done: Record<string, number | "failed"> = {};
  for (const [name, chore] of Object.entries(chores)) {
    done[name] = await chore(ctx).catch((error: unknown) => {
      log().error({ err: error, chore: name }, "a chore failed");
      return "failed" as const;
    });
  }
  return done;
}

/**
 * Whether this machine's clock and the database's tell the same time. While they do not, no job acts on what is past its
 * time: by the right clock it may still be needed, and a seat still be somebody's.
 */
export async function clocksAgree({ db, now }: Pick<Ctx, "db" | "now">): Promise<boolean> {
  const [row] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM clock_timestamp() - ${now()}::timestamptz)::float8 AS seconds`;
  const seconds = row?.seconds ?? 0;
  if (Math.abs(seconds) <= TOLERANCE_SECONDS) return true;
  log().error({ seconds }, "jobs wait: this machine's clock and the database's disagree");
  return false;
}
