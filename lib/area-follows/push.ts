import "server-only";
import { areaPath } from "@/lib/areas/rules";
import type { Zone } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import { addPushWatch } from "@/lib/push/commands";
import type { PushedArea } from "@/lib/push/commands-send";
import { PUSH_ZONES } from "@/lib/push/rules";
import type { PushDevice } from "@/lib/push/schemas";
import { Prisma, type Transaction } from "@/prisma/client";
import { areaToFollow } from "./commands";
import { isOnlyRound } from "./commands-digest";
import { newsFor } from "./queries-news";
import { AREA_FOLLOW_KINDS, lastDigestTime, MOST_FOLLOWED_AREAS } from "./rules";

/** Browsers of one look; the next look takes the rest. */
const AT_ONCE = 200;

/** Tells a browser once a week of what is new in an area. @throws NotFound; Conflict for a browser with enough areas; as `addPushWatch` */
export async function watchArea(ctx: Ctx, code: string, device: PushDevice): Promise<{ id: number }> {
  const area = await areaToFollow(ctx, code);
  const { endpoint } = device.subscription;
  const others = await ctx.db.pushWatch.count({ where: { endpoint, areaCode: { not: area.code } } });
  if (others >= MOST_FOLLOWED_AREAS) {
    throw new Conflict(`Peramban ini sudah mengikuti ${MOST_FOLLOWED_AREAS} wilayah. Hentikan sebagian lebih dahulu.`);
  }
  return addPushWatch(ctx, device, { kind: "area", tag: area.code }, "");
}

interface WatchRow {
  id: number;
  areaCode: string;
  sentAt: Date;
}

/** Has browsers told of what is new in their areas, at the same hours as the weekly digest. @returns how many */
export async function notePushAreas(ctx: Ctx): Promise<number> {
  const now = ctx.now();
  return ctx.db.$transaction(async (transaction) => {
    if (!(await isOnlyRound(transaction))) return 0;
    const watches = await takeWatches(transaction, now);
    const readers = watches.map((watch) => ({ ...watch, person: String(watch.id), kinds: AREA_FOLLOW_KINDS }));
    const news = new Map((await newsFor(transaction, readers, now)).map((item) => [item.person, item]));
    for (const [person, { total, claims }] of news) {
      const data = { told: `${total} ${claims}`, dueAt: now, tries: 0 };
      await transaction.pushWatch.updateMany({ where: { id: Number(person) }, data });
    }
    return news.size;
  });
}

function takeWatches(transaction: Transaction, now: Date): Promise<WatchRow[]> {
  const times = Object.entries(PUSH_ZONES).map(
    ([zone, name]) => Prisma.sql`(${name}, ${lastDigestTime("WEEKLY", zone as Zone, now)}::timestamptz)`,
  );
  return transaction.$queryRaw<WatchRow[]>`
    WITH due AS (
      SELECT id, looked_at FROM push_watches JOIN (VALUES ${Prisma.join(times)}) AS times(zone, leaves_at) USING (zone)
      WHERE area_code IS NOT NULL AND looked_at < leaves_at ORDER BY looked_at LIMIT ${AT_ONCE}
    )
    UPDATE push_watches SET looked_at = ${now} FROM due WHERE push_watches.id = due.id
    RETURNING push_watches.id, area_code AS "areaCode", due.looked_at AS "sentAt"`;
}

/** Null where nothing is new. */
export function areaPush({ told, areaCode, areaName }: PushedArea) {
  const [total = 0, claims = 0] = told.split(" ").map(Number);
  if (total === 0) return null;
  const question = claims === 0 ? "" : ` ${claims} di antaranya menunggu jawaban Anda.`;
  const path = areaPath({ code: areaCode, name: areaName });
  return { body: `${areaName}: ${total} hal baru pekan ini.${question}`, path };
}
