import "server-only";
import { isOwnAddress } from "@/lib/accounts/queries";
import { DAY_MS } from "@/lib/format/dates";
import { comparisonKey } from "@/lib/format/text";
import { isRobot } from "@/lib/holding/rules";
import { EXPIRED_LINK } from "@/lib/http/private-links";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { mailboxOf } from "@/lib/mails/rules";
import type { ReportKey } from "@/lib/reports/schemas";
import { isListed, PARENT_SELECT } from "@/lib/reports/updates/rows";
import { confirmFollowMail } from "./mails";
import { FOLLOW_CONFIRM_DAYS, followPath } from "./rules";
import type { ChangeFollow, FollowReport } from "./schemas";
import type { FollowChangeView, FollowRequestView } from "./view";

/** The token that lets its holder begin the mails and end them. */
export function followToken(ctx: Pick<Ctx, "sign">, id: number): string {
  return ctx.sign("report-follow", String(id));
}

/** Only ends the mails: mail programs send it in a query, which logs may keep. */
export function unfollowToken(ctx: Pick<Ctx, "sign">, id: number): string {
  return ctx.sign("report-unfollow", String(id));
}

/** Ends the mails: the page for people, and what a mail program's own button calls. */
export function stopFollowLinks(ctx: Pick<Ctx, "sign" | "link">, code: string, id: number) {
  const token = unfollowToken(ctx, id);
  return {
    stopLink: ctx.link(followPath("stop", id, token)),
    unsubscribe: ctx.link(`/api/reports/${code}/unsubscribe?follow=${id}&token=${token}`),
  };
}

/**
 * Mails about a report: at once to the confirmed address of an account, to another once its owner opens the mail that
 * goes to it. Whether an address follows already is not to be told from the answer.
 * @param receipt false where the address has got too many mails of strangers already
 * @throws NotFound for a report that is not listed; InvalidInput without any address
 */
export async function followReport(
  ctx: Ctx,
  key: ReportKey,
  input: FollowReport,
  { receipt }: { receipt: boolean },
): Promise<FollowRequestView> {
  const report = await ctx.db.report.findUnique({ where: key, select: PARENT_SELECT });
  if (!report || !isListed(report)) throw new NotFound("Laporan tidak ditemukan.");
  const { email } = input;
  if (email === undefined || (await isOwnAddress(ctx, email))) return followByAccount(ctx, report.id);
  if (receipt && !isRobot(input)) await askAddress(ctx, report, email);
  return { state: "confirm" };
}

async function followByAccount(ctx: Ctx, reportId: number): Promise<FollowRequestView> {
  const { actor } = ctx;
  const user =
    actor.kind === "member"
      ? await ctx.db.user.findUnique({ where: { id: actor.userId }, select: { id: true, email: true } })
      : null;
  if (!user?.email) throw new InvalidInput("Email wajib diisi.", { email: "Email wajib diisi." });
  const mailbox = mailboxOf(user.email);
  const now = ctx.now();
  await ctx.db.$transaction(async (transaction) => {
    await transaction.$executeRaw`
      INSERT INTO report_follows (report_id, user_id, consented_at, confirmed_at, notified_step, notified_at)
      SELECT ${reportId}, ${user.id}, ${now}, ${now}, coalesce(max(id), 0), ${now} FROM report_events
      WHERE report_id = ${reportId}
      ON CONFLICT (report_id, user_id) DO UPDATE SET stopped_at = NULL, consented_at = excluded.consented_at,
        confirmed_at = excluded.confirmed_at, notified_step = excluded.notified_step, notified_at = excluded.notified_at
      WHERE report_follows.stopped_at IS NOT NULL`;
    // The same person once, now by the account.
    await transaction.reportFollow.deleteMany({ where: { reportId, mailbox } });
  });
  return { state: "following" };
}

/** Of many at once, and ever again for some weeks, only the first writes to the address. */
async function askAddress(ctx: Ctx, { id: reportId, code }: { id: number; code: string }, email: string) {
  const now = ctx.now();
  await ctx.db.$transaction(async (transaction) => {
    const [added] = await transaction.$queryRaw<{ id: number }[]>`
      INSERT INTO report_follows (report_id, email, mailbox, consented_at, notified_step, notified_at)
      SELECT ${reportId}, ${email}, ${mailboxOf(email)}, ${now}, 0, ${now}
      WHERE NOT EXISTS (SELECT FROM users JOIN report_follows AS own ON own.user_id = users.id
        WHERE users.email_key = ${comparisonKey(email)} AND own.report_id = ${reportId} AND own.stopped_at IS NULL)
      ON CONFLICT (report_id, mailbox) DO NOTHING RETURNING id`;
    if (!added) return;
    const link = ctx.link(followPath("confirm", added.id, followToken(ctx, added.id)));
    await ctx.mail.enqueue(
      transaction,
      confirmFollowMail({ code, email, link, ...stopFollowLinks(ctx, code, added.id) }),
    );
  });
}

/**
 * From a mail, without signing in; again it changes nothing.
 * @throws Forbidden for a token of something else; NotFound when there is nothing to begin any more
 */
export async function changeFollow(ctx: Ctx, { id, token, action }: ChangeFollow): Promise<FollowChangeView> {
  const purposes = action === "confirm" ? ["report-follow"] : ["report-unfollow", "report-follow"];
  if (!purposes.some((purpose) => ctx.isSigned(purpose, String(id), token))) {
    throw new Forbidden(EXPIRED_LINK);
  }
  const now = ctx.now();
  if (action === "stop") {
    await ctx.db.reportFollow.updateMany({ where: { id, stoppedAt: null }, data: { stoppedAt: now, dueAt: null } });
  } else {
    await ctx.db.$executeRaw`
      UPDATE report_follows SET confirmed_at = ${now}, stopped_at = NULL, notified_at = ${now},
        notified_step = (SELECT coalesce(max(id), 0) FROM report_events WHERE report_id = report_follows.report_id)
      WHERE id = ${id} AND (confirmed_at IS NULL OR stopped_at IS NOT NULL)`;
  }
  const follow = await ctx.db.reportFollow.findUnique({
    where: { id },
    select: { report: { select: { code: true } } },
  });
  if (!follow && action === "confirm") {
    throw new NotFound("Tautan ini sudah kedaluwarsa. Ikuti lagi lewat halaman laporannya.");
  }
  return { code: follow?.report.code ?? null, following: action === "confirm" };
}

/** Removes addresses that nobody confirmed, and follows that were ended, after their time. @returns how many */
export async function forgetFollows({ db, now }: Pick<Ctx, "db" | "now">): Promise<number> {
  const before = new Date(now().getTime() - FOLLOW_CONFIRM_DAYS * DAY_MS);
  const { count } = await db.reportFollow.deleteMany({
    where: { OR: [{ confirmedAt: null, consentedAt: { lt: before } }, { stoppedAt: { lt: before } }] },
  });
  return count;
}
