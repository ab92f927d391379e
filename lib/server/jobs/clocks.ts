import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { log } from "@/lib/server/log";

/** A clock further off than this is not believed. */
const TOLERANCE_SECONDS = 300;

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
