import "server-only";
import { REMINDER_HOURS } from "@/lib/events/registration/rules";
import { HOUR_MS } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { sendBatches } from "@/lib/mails/commands-batches";
import { MAILS_AT_ONCE } from "@/lib/mails/rules";
import { Prisma, type Transaction } from "@/prisma/client";
import type { AnnouncedEvent } from "./calendar";
import { notifyOnce } from "./commands-notify";
import { reminderMail } from "./mails";
import { ANNOUNCED_COLUMNS, NOT_DELETED } from "./rows";

/** Everybody of a large event hears of it in one run. */
const MOST_BATCHES = 50;

/** `reminder:day:<start>`: an event that is put off is reminded of anew. @param name SQL of `day` or `hours` */
function kindSql(name: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`'reminder:' || ${name} || ':' || floor(extract(epoch FROM events.starts_at))::bigint`;
}

interface Due extends AnnouncedEvent {
  registrationId: number;
  createdAt: Date;
  email: string | null;
  people: number;
  kind: string;
}

/** Reminds everyone with a seat the day before and two hours before, as the rows stand now. @returns how many */
export function sendReminders(ctx: Ctx): Promise<number> {
  return sendBatches(() => ctx.transaction((transaction) => remindSome(ctx, transaction)), MOST_BATCHES);
}

/** Rows that somebody is changing at this moment are left for the next time. */
async function remindSome(ctx: Ctx, transaction: Transaction): Promise<{ due: number; sent: number }> {
  const now = ctx.now();
  const kind = kindSql(Prisma.sql`CASE WHEN events.starts_at <= ${inHours(now, "hours")} THEN 'hours' ELSE 'day' END`);
  const due = await transaction.$queryRaw<Due[]>`
    SELECT ${ANNOUNCED_COLUMNS}, registration.id AS "registrationId", registration.created_at AS "createdAt",
      registration.email, registration.people,
      ${kind} AS kind
    FROM events JOIN event_registrations AS registration ON registration.event_id = events.id
    WHERE ${NOT_DELETED} AND events.cancelled_at IS NULL
      AND events.starts_at > ${now} AND events.starts_at <= ${inHours(now, "day")}
      AND registration.status = 'CONFIRMED' AND (registration.email IS NOT NULL OR registration.phone IS NOT NULL)
      AND NOT EXISTS (
        SELECT FROM registration_mails WHERE registration_id = registration.id AND registration_mails.kind = ${kind})
    ORDER BY events.starts_at, registration.id LIMIT ${MAILS_AT_ONCE}
    FOR SHARE OF events, registration SKIP LOCKED`;
  for (const { registrationId: id, createdAt, email, people, kind: which, ...event } of due) {
    await notifyOnce(ctx, transaction, { id, createdAt, email, people }, which, (to) => reminderMail(to, event, now));
  }
  return { due: due.length, sent: due.length };
}

/** What a mail about the event says now need not be said again by the reminders whose time has come already. */
export async function coverReminders(transaction: Transaction, registrationIds: number[], now: Date): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO registration_mails (registration_id, kind, sent_at)
    SELECT registration.id, ${kindSql(Prisma.sql`reminder.name`)}, ${now}::timestamptz
    FROM event_registrations AS registration JOIN events ON events.id = registration.event_id
      JOIN (VALUES ('day', ${inHours(now, "day")}::timestamptz), ('hours', ${inHours(now, "hours")}::timestamptz))
        AS reminder(name, reaches) ON events.starts_at <= reminder.reaches
    WHERE registration.id = ANY(${registrationIds}::int[]) AND registration.status = 'CONFIRMED'
    ON CONFLICT DO NOTHING`;
}

function inHours(now: Date, reminder: keyof typeof REMINDER_HOURS): Date {
  return new Date(now.getTime() + REMINDER_HOURS[reminder] * HOUR_MS);
}
