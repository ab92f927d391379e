import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@/prisma/client";

/** Probes give up soon, and a silent network would hold the query for longer. */
const TIMEOUT_MS = 2_000;
const WRITES_EVERY_MS = 5_000;
/** Rows that take more than `work_mem` below, about half a megabyte. */
const SPILLED_ROWS = 30_000;
/** PostgreSQL's states for used up (53), read-only, and disk (58), as Prisma tells them. A pool that is only busy is not full. */
const STORES_NOTHING = /Code: `(?:53...|25006|58...)`/u;
/** A table that is not there. */
const NO_TABLE = /Code: `42P01`/u;

/** `full`: it answers, but stores nothing: its disk is full, or it was made read-only. `bare`: nobody has migrated it. */
export type Readiness = "ready" | "away" | "full" | "bare";

interface Trial {
  at: number;
  found: Promise<Exclude<Readiness, "away">>;
}

const lastTrials = new WeakMap<Database, Trial>();

/** Whether the database answers a query now, and refused to store something within the last seconds. */
export async function databaseReadiness(db: Database, now = performance.now()): Promise<Readiness> {
  const answers = db.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  );
  if (!(await soon(answers, false))) return "away";
  const last = lastTrials.get(db);
  const trial = last && now - last.at < WRITES_EVERY_MS ? last : { at: now, found: tryToWrite(db) };
  lastTrials.set(db, trial);
  return soon(trial.found, "ready");
}

function tryToWrite(db: Database): Trial["found"] {
  return write(db).then(
    () => "ready" as const,
    (error: unknown) => {
      if (NO_TABLE.test(String(error))) return "bare";
      return STORES_NOTHING.test(String(error)) ? "full" : "ready";
    },
  );
}

/** Always the same row, which needs no new room; new room is asked for by rows that do not fit into memory. */
function write(db: Database): Promise<unknown> {
  return db.$transaction([
    db.$executeRaw`SET LOCAL work_mem = '64kB'`,
    db.$queryRaw`SELECT count(*)::int AS rows FROM generate_series(1, ${SPILLED_ROWS}::int)`,
    db.$executeRaw`
      INSERT INTO settings (key, value) VALUES ('ready', now()::text)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  ]);
}

/** @param otherwise when it takes too long */
async function soon<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  const giveUp = new AbortController();
  const late = pause(TIMEOUT_MS, otherwise, { signal: giveUp.signal }).catch(() => otherwise);
  const result = await Promise.race([answer, late]);
  giveUp.abort();
  return result;
}
