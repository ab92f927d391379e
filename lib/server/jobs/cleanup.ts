import "server-only";
import { join } from "node:path";
import type { PgBoss } from "pg-boss";
import type { Ctx } from "@/lib/kernel/ctx";
import { MAIL_RETENTION } from "@/lib/mails/rules";
import { hashOldPhotos } from "@/lib/photos/commands";
import { hashOldFiles } from "@/lib/photos/commands-withdrawn";
import { RETENTION } from "@/lib/privacy/retention";
import { expireTags } from "@/lib/server/cache";
import { contextFor } from "@/lib/server/ctx";
import { env } from "@/lib/server/env";
import { removeOldAnswers } from "@/lib/server/geocoder/cache";
import { log } from "@/lib/server/log";
import { removeOldFiles } from "@/lib/server/mail/outbox";
import { greyOf } from "@/lib/server/photos/grey";
import { CLEANUP_QUEUE } from "./boss";
import { type Chores, clocksAgree, runEach } from "./run-each";

/** Decoding old photos takes a core; the rest of them is for the next hours. */
const HASHES_MS = 20_000;
/** Minute 17 of every hour, away from the full hours when others are busy. */
const EVERY_HOUR = "17 * * * *";

/** Work that can wait, by its name in the log. Each gives how much it did. */
const CLEANUPS: Chores = {
  ...RETENTION,
  async geocodeAnswers({ db, now }) {
    return removeOldAnswers(db, now());
  },
  /** Mails that became files for want of a mail server. */
  async outboxFiles({ now }) {
    return removeOldFiles(join(env().DATA_DIR, "outbox"), new Date(now().getTime() - MAIL_RETENTION.done * 1000));
  },
  /** The next parts of tables that were divided with prisma/partitions. */
  async tableParts({ db }) {
    const rows = await db.$queryRaw<{ added: number }[]>`SELECT add_table_parts() AS added`;
    return rows[0]?.added ?? 0;
  },
  /** Photos from before there were hashes. */
  photoHashes: (ctx) => hashInTime(() => hashOldPhotos(ctx, greyOf)),
  fileHashes: (ctx) => hashInTime(() => hashOldFiles(ctx)),
};

/** @param hashBatch how many it hashed; none when all are */
async function hashInTime(hashBatch: () => Promise<number>): Promise<number> {
  const until = Date.now() + HASHES_MS;
  let hashed = 0;
  for (let batch = 1; batch > 0 && Date.now() < until; hashed += batch) batch = await hashBatch();
  return hashed;
}

/** Runs every cleanup; one that fails does not keep the others from theirs. */
export function cleanUp(ctx: Ctx): Promise<Record<string, number | "failed">> {
  return runEach(CLEANUPS, ctx);
}

/** Cleans up once an hour, on whichever instance takes the job. */
export async function startCleanup(boss: PgBoss): Promise<void> {
  await boss.schedule(CLEANUP_QUEUE, EVERY_HOUR);
  await boss.work(CLEANUP_QUEUE, { pollingIntervalSeconds: 30 }, cleanUpNow);
}

export async function cleanUpNow(): Promise<void> {
  const { ctx, expired } = contextFor({ kind: "visitor", visitorId: null });
  if (!(await clocksAgree(ctx))) return;
  const removed = await cleanUp(ctx);
  await expireTags([...expired]);
  log().info({ removed }, "cleaned up");
}
