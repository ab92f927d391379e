import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@/prisma/client";

/** Probes give up soon, and a silent network would hold the query for longer. */
const PATIENCE_MS = 2_000;

/** Whether the database answers a query now. */
export async function databaseAnswers(db: Database): Promise<boolean> {
  const giveUp = new AbortController();
  const answered = db.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  );
  const late = pause(PATIENCE_MS, false, { signal: giveUp.signal }).catch(() => false);
  const result = await Promise.race([answered, late]);
  giveUp.abort();
  return result;
}
