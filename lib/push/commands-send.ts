import "server-only";
import { finalBefore, mailsFrom } from "@/lib/desk/rules";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Prisma } from "@/prisma/client";
import { type Delivery, type PushMessage, QUIET, RETRY_MINUTES } from "./rules";

/** Messages of one look; the next look sends the rest. */
const AT_ONCE = 100;
const MINUTE_MS = 60_000;
/** Longer than all deliveries of one look take; who ends in the middle of them has them done once more. */
const LEASE_MS = 10 * MINUTE_MS;

/** Where a browser listens, as it told us. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Brings one message to a push service; never throws. @param topic newer messages of one take the place of those that wait */
export type Deliver = (target: PushTarget, message: PushMessage, topic: string) => Promise<Delivery>;

/** A report, and what the browser was told of it last. */
export interface PushedReport {
  told: string;
  code: string;
  status: Prisma.ReportGetPayload<{ select: { status: true } }>["status"];
  /** Only staff and the reporter see it. */
  unseen: boolean;
  /** Asks what became of the hand-over of the report that the browser's holder has noted. */
  asksHandover: boolean;
}

/** A registration's event, and what has happened to the registration. */
export interface PushedRegistration {
  told: string;
  slug: string;
  title: string;
  off: boolean;
  eventGone: boolean;
}

/** An area, and how much is new there. */
export interface PushedArea {
  told: string;
  areaCode: string;
  areaName: string;
}

type PushText = Pick<PushMessage, "body" | "path">;

/** The text of a message, by its subject; null where there is nothing to say. */
interface PushTexts {
  report(report: PushedReport): PushText | null;
  registration(registration: PushedRegistration): PushText | null;
  area(area: PushedArea): PushText | null;
}

type Due = PushTarget & {
  id: number;
  dueAt: Date;
  tries: number;
  /** Its staff may still take back what happened last. */
  unsettled: boolean | null;
} & (
    | (PushedReport & { areaCode: null })
    | (PushedRegistration & { areaCode: null; code: null; status: null })
    | (PushedArea & { status: null })
  );

/** Sends what is due to browsers that are not asleep now. Sent twice, it replaces itself there. @returns how many were sent */
export async function sendPushes(ctx: Ctx, deliver: Deliver, texts: PushTexts): Promise<number> {
  const due = await takeDue(ctx, ctx.now());
  // All at once: a stranger's service that never answers holds up nobody else's message, and no other work for long.
  const news = await Promise.all(
    due.map(async (watch) => {
      const message = watch.unsettled ? null : messageOf(watch, texts);
      return { watch, delivery: message && (await deliver(watch, message, message.tag)) };
    }),
  );
  for (const { watch, delivery } of news) await settle(ctx, watch, delivery);
  return news.filter(({ delivery }) => delivery === "sent").length;
}

async function takeDue({ db }: Ctx, now: Date): Promise<Due[]> {
  return db.$queryRaw<Due[]>`
    WITH due AS (
      UPDATE push_watches SET due_at = ${new Date(now.getTime() + LEASE_MS)}::timestamptz WHERE id IN (
        SELECT id FROM push_watches WHERE due_at <= ${now}
          AND extract(hour FROM ${now}::timestamptz AT TIME ZONE zone) BETWEEN ${QUIET.until} AND ${QUIET.from - 1}
        ORDER BY due_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
      RETURNING *
    )
    SELECT due.id, due.endpoint, due.p256dh, due.auth, due.due_at AS "dueAt", due.tries, due.told, due.asks_handover AS "asksHandover",
      reports.code, reports.status, reports.held_reason IS NOT NULL AS unseen,
      EXISTS (SELECT FROM report_events WHERE report_id = reports.id AND undone_at IS NULL
        AND created_at > ${finalBefore(now)}) AS unsettled,
      due.area_code AS "areaCode", coalesce(areas.name, due.area_code) AS "areaName",
      events.slug, events.title, events.cancelled_at IS NOT NULL OR events.deleted_at IS NOT NULL AS off,
      events.deleted_at IS NOT NULL OR events.held_reason IS NOT NULL AS "eventGone"
    FROM due
    LEFT JOIN report_merges ON report_merges.report_id = due.report_id
    LEFT JOIN reports ON reports.id = coalesce(report_merges.into_id, due.report_id)
    LEFT JOIN event_registrations ON event_registrations.id = due.registration_id
    LEFT JOIN events ON events.id = event_registrations.event_id
    LEFT JOIN areas ON areas.code = due.area_code
    ORDER BY due.id`;
}

/** News that came meanwhile has a due time of its own, which stays. @param delivery null where nothing was to be sent */
async function settle({ db, now }: Ctx, watch: Due, delivery: Delivery | null): Promise<void> {
  const { id, dueAt, endpoint, tries, status } = watch;
  if (delivery === "gone") {
    await db.pushWatch.deleteMany({ where: { endpoint } });
    return;
  }
  const data =
    delivery === null
      ? watch.unsettled
        ? { dueAt: mailsFrom(now()) }
        : { dueAt: null, asksHandover: false }
      : typeof delivery === "object"
        ? retryOf(now(), tries, delivery.retrySeconds)
        : { dueAt: null, tries: 0, asksHandover: false, ...(status === null ? {} : { told: status }) };
  await db.pushWatch.updateMany({ where: { id, dueAt }, data });
}

function retryOf(now: Date, tries: number, seconds: number | null) {
  const minutes = RETRY_MINUTES[tries];
  if (minutes === undefined) return { dueAt: null, tries: 0, asksHandover: false };
  const wait = Math.max(minutes * MINUTE_MS, Math.min(seconds ?? 0, 86_400) * 1000);
  return { dueAt: new Date(now.getTime() + wait), tries: tries + 1 };
}

function messageOf(watch: Due, texts: PushTexts): PushMessage | null {
  const { id } = watch;
  const [text, tag] =
    watch.areaCode !== null
      ? [texts.area(watch), `wilayah-${watch.areaCode}`]
      : watch.code === null
        ? [texts.registration(watch), `kegiatan-${id}`]
        : [texts.report(watch), `laporan-${watch.code}`];
  return text && { title: "Sulur", ...text, tag, watch: id };
}
