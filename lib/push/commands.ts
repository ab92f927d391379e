import "server-only";
import { assertRegistrant } from "@/lib/events/event/access";
import { DAY_MS } from "@/lib/format/dates";
import { ownKey } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound } from "@/lib/kernel/errors";
import { isWriter } from "@/lib/reports/policy";
import { isListed } from "@/lib/reports/updates/rows";
import type { Transaction } from "@/prisma/client";
import { MOST_WATCHES, PUSH_ZONES, type PushWatchView, WATCH_DAYS } from "./rules";
import type { RenewPush, StopPush, WatchByPush } from "./schemas";

/**
 * Tells a browser of what becomes of a report, or of the registration whose token it has. Again it is the same watch.
 * @throws NotFound for a report that this person may not see; Forbidden for a wrong token; Conflict when there are enough
 */
export async function watchByPush(ctx: Ctx, { subscription, zone, ...subject }: WatchByPush): Promise<{ id: number }> {
  const { endpoint, keys } = subscription;
  const { where, told } = await subjectOf(ctx, subject);
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
    const data = { endpoint, ...device, ...where, told, createdAt: ctx.now() };
    return transaction.pushWatch.create({ data, select: { id: true } });
  });
}

async function subjectOf(ctx: Ctx, { report: key, registration: held }: Pick<WatchByPush, "report" | "registration">) {
  if (key !== undefined) {
    const select = { id: true, code: true, status: true, heldReason: true, writerKey: true } as const;
    const report = await ctx.db.report.findUnique({ where: key, select });
    if (!report || !(isListed(report) || isWriter(ctx.actor, report))) throw new NotFound("Laporan tidak ditemukan.");
    return { where: { reportId: report.id }, told: report.status };
  }
  const { id = 0, token = "" } = held ?? {};
  const registration = await ctx.db.eventRegistration.findUnique({
    where: { id },
    select: { id: true, createdAt: true },
  });
  assertRegistrant(ctx, registration, token);
  return { where: { registrationId: registration.id }, told: "" };
}

/** What a browser is told of. Its endpoint, which only it and its push service know, is the right to that. */
export async function pushWatches({ db }: Pick<Ctx, "db">, endpoint: string): Promise<PushWatchView[]> {
  const rows = await db.pushWatch.findMany({
    where: { endpoint },
    orderBy: { id: "asc" },
    take: MOST_WATCHES,
    select: {
      id: true,
      report: { select: { code: true } },
      registration: { select: { id: true, event: { select: { title: true } } } },
    },
  });
  return rows.map(({ id, report, registration }) => ({
    id,
    report: report?.code ?? null,
    registration: registration?.id ?? null,
    event: registration?.event.title ?? null,
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
