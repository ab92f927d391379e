import "server-only";
import type { PgBoss } from "pg-boss";
import { placeNextRows } from "@/lib/areas/commands-place";
import { workImport } from "@/lib/server/areas/import-job";
import { expireTags } from "@/lib/server/cache";
import { contextFor } from "@/lib/server/ctx";
import { AREA_QUEUE } from "./boss";

const EVERY_MINUTE = "* * * * *";
const LONGEST_MS = 300_000;

/** Imports the boundaries that an admin pressed for, and gives existing rows their areas, on whichever instance takes the job. */
export async function startAreas(boss: PgBoss): Promise<void> {
  await boss.schedule(AREA_QUEUE, EVERY_MINUTE);
  await boss.work(AREA_QUEUE, { pollingIntervalSeconds: 10 }, async () => {
    const until = Date.now() + LONGEST_MS;
    await workImport();
    await placeRows(until);
  });
  // After an upgrade, or the first start, nobody should wait for the next minute.
  await boss.send(AREA_QUEUE);
}

/** @returns whether there was anything to place */
export async function placeRows(until: number): Promise<boolean> {
  const { ctx, expired } = contextFor({ kind: "visitor", visitorId: null });
  let looked = 0;
  while (Date.now() < until) {
    const rows = await placeNextRows(ctx);
    if (rows === 0) break;
    looked += rows;
  }
  await expireTags([...expired]);
  return looked > 0;
}
