import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../../prisma/client.ts";
import { type Answer, sendReport } from "./people.ts";

const AT_ONCE = 12;
const REST_MS = 50;

export interface Writing {
  /** Numbers of the reports that were answered with 201. */
  acknowledged: string[];
  refused: Answer[];
  /** Ends when so many are acknowledged, or when told to. */
  done: Promise<void>;
  end(): void;
}

/** People who report without a pause, until so many reports are acknowledged. */
export function writeReports(origin: string, wanted: number): Writing {
  const acknowledged: string[] = [];
  const refused: Answer[] = [];
  let ended = false;
  const write = async () => {
    while (!ended && acknowledged.length < wanted) {
      const answer = await sendReport(origin);
      if (answer.status === 201) acknowledged.push(String(answer.body.code));
      else {
        refused.push(answer);
        await pause(REST_MS);
      }
    }
  };
  const done = Promise.all(Array.from({ length: AT_ONCE }, write)).then(() => undefined);
  return {
    acknowledged,
    refused,
    done,
    end: () => {
      ended = true;
    },
  };
}

const CODES_AT_ONCE = 1_000;

/** How many of the acknowledged reports the database does not have. */
export async function countLost(db: Database, acknowledged: readonly string[]): Promise<number> {
  let found = 0;
  for (let start = 0; start < acknowledged.length; start += CODES_AT_ONCE) {
    const codes = acknowledged.slice(start, start + CODES_AT_ONCE);
    found += await db.report.count({ where: { code: { in: codes } } });
  }
  return acknowledged.length - found;
}

/** Waits until a condition holds. @returns after how many milliseconds @throws when it never does */
export async function until(condition: () => boolean | Promise<boolean>, withinMs: number): Promise<number> {
  const begun = performance.now();
  while (!(await condition())) {
    if (performance.now() - begun > withinMs) throw new Error(`did not happen within ${withinMs} ms`);
    await pause(20);
  }
  return performance.now() - begun;
}
