import "server-only";
import { DAY_MS } from "@/lib/format/dates";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict } from "@/lib/kernel/errors";
import type { Transaction } from "@/prisma/client";
import { MOST_WATCHES, PUSH_ZONES, type PushSubject, type PushWatchView, WATCH_DAYS } from "./rules";
import type { PushDevice, RenewPush, StopPush } from "./schemas";

/**
 * Tells a browser of what happens to a report or registration, or in an area; a second call finds the same watch.
 * @param told what it knows already @throws Conflict when there are enough
 */
export async function addPushWatch(
  ctx: Ctx,
  { subscription, zone }: PushDevice,
  { kind, tag }: PushSubject,
  told: string,
): Promise<{ id: number }> {
  const { endpoint, keys } = subscription;
  const where = kind === "area" ? { areaCode: tag } : kind === "report" ? { reportId: tag } : { registrationId: tag };
  const device = { ...keys, zone: PUSH_ZONES[zone], writerKey: ownKey(ctx.actor) };
  return ctx.db.$transaction(async (transaction) => {
    // Two requests of one browser at once count each other.
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${endpoint}, 0))`;
    const known = await transaction.pushWatch.findFirst({ where: { endpoint, ...where }, select: { id: true } });
    await transaction.pushWatch.updateMany({ where: { endpoint }, data: device });
    if (known) return known;
    if ((await transaction.pushWatch.count({ where: { endpoint } })) >= MOST_WATCHES) {
      throw new Conflict(
        `Peramban ini sudah mengikuti ${MOST_WATCHES} hal. Hentikan sebagian di halaman Tanpa sinyal, atau ikuti lewat email.`,
      );
    }
    const lookedAt = kind === "area" ? ctx.now() : null;
    const data = { endpoint, ...device, ...where, told, lookedAt, createdAt: ctx.now() };
    return transaction.pushWatch.create({ data, select: { id: true } });
  });
}

/** What a browser is told of. Its endpoint, which only it and its push service know, is the right to that. */
export async function pushWatches({ db }: Pick<Ctx, "db">, endpoint: string): Promise<PushWatchView[]> {
  const rows = await db.pushWatch.findMany({
    where: { endpoint },
    orderBy: { id: "asc" },
    take: MOST_WATCHES,
    select: {
      id: true,
      areaCode: true,
      report: { select: { code: true } },
      registration: { select: { id: true, event: { select: { title: true } } } },
    },
  });
  const areas = await db.area.findMany({
    where: { code: { in: rows.flatMap(({ areaCode }) => areaCode ?? []) } },
    select: { code: true, name: true },
  });
  return rows.map(({ id, areaCode, report, registration }) => ({
    id,
    report: report?.code ?? null,
    registration: registration?.id ?? null,
    event: registration?.event.title ?? null,
    area: areaCode,
    area_name: areas.find(({ code }) => code === areaCode)?.name ?? null,
  }));
}

/** Ends one watch of a browser, or all of them; what is not there is ended already. */
export async function stopPush({ db }: Pick<Ctx, "db">, { endpoint, watch }: StopPush): Promise<void> {
  await db.pushWatch.deleteMany({ where: { endpoint, ...(watch === undefined ? {} : { id: watch }) } });
}

/** Goes on under the address that the browser has now; once more, it is there already. */
export async function renewPush({ db }: Pick<Ctx, "db">, { endpoint, subscription }: RenewPush): Promise<void> {
  await db.$transaction(async (transaction) => {
    const moving = await transaction.pushWatch.findMany({ where: { endpoint }, select: { id: true } });
    const where = { id: { in: moving.map(({ id }) => id) } };
    if (moving.length > 0)
      await transaction.pushWatch.deleteMany({ where: { endpoint: subscription.endpoint, NOT: where } });
    await transaction.pushWatch.updateMany({ where, data: { endpoint: subscription.endpoint, ...subscription.keys } });
  });
}

/** Has browsers told of a report's new state, at the earliest at `at`; also those that watch one that became part of it. */
export async function notePushReport(transaction: Transaction, reportId: number, at: Date): Promise<void> {
  await transaction.$executeRaw`
    UPDATE push_watches SET due_at = ${at}, tries = 0 WHERE id IN (
      SELECT id FROM push_watches WHERE report_id = ${reportId}
        OR report_id IN (SELECT report_id FROM report_merges WHERE into_id = ${reportId})
      ORDER BY id FOR UPDATE)`;
}

/** Asks a writer what became of their hand-over, on the browsers that watch the report or one that became part of it. */
export async function notePushQuestion(
  transaction: Transaction,
  { reportId, writerKey }: { reportId: number; writerKey: string },
  at: Date,
): Promise<void> {
  await transaction.pushWatch.updateMany({
    where: { writerKey, OR: [{ reportId }, { report: { merge: { intoId: reportId } } }] },
    data: { asksHandover: true, dueAt: at, tries: 0 },
  });
}

/** Has browsers told of what happened to a registration. @param what `reminder`, `notice`, `offer` or `over` */
export async function notePushRegistration(
  transaction: Transaction,
  id: number,
  what: string,
  at: Date,
): Promise<void> {
  await transaction.pushWatch.updateMany({ where: { registrationId: id }, data: { told: what, dueAt: at, tries: 0 } });
}

/** Ends what nobody has ended for a year, and what is long over. @returns how many */
export async function forgetPushWatches({ db, now }: Pick<Ctx, "db" | "now">): Promise<number> {
  const old = new Date(now().getTime() - WATCH_DAYS * DAY_MS);
  const over = new Date(now().getTime() - 7 * DAY_MS);
  const { count } = await db.pushWatch.deleteMany({
    where: { OR: [{ createdAt: { lt: old } }, { registration: { event: { endsAt: { lt: over } } } }] },
  });
  return count;
}
