import "server-only";
import { randomBytes } from "node:crypto";
import { hashPassword, verifyPassword } from "@/lib/accounts/passwords";
import { NOBODY } from "@/lib/accounts/queries";
import { assertAdmin } from "@/lib/accounts/roles";
import { sha256 } from "@/lib/accounts/tokens";
import { recordAudit } from "@/lib/audit/commands";
import { DAY_MS } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { Forbidden } from "@/lib/kernel/errors";
import { mailAddressKey, stopLink } from "@/lib/mails/access";
import { stoppedIds } from "@/lib/mails/commands-stop";
import type { Database } from "@/prisma/client";
import { organiserToken } from "./access";
import { organiserMail } from "./mails";
import { EVENT_MESSAGES } from "./rules";
import { managePath, ORGANISER_EMAIL_DAYS } from "./rules-manage";
import type { AskOrganiserLink } from "./schemas";

/** Of one mail; who organises more gets the newest. */
const MOST_LINKS = 10;

const SAID = {
  message:
    "Bila ada kegiatan dengan email itu dan email kami tidak dihentikan, tautannya kami kirim sekarang. Periksa juga folder spam.",
};

/**
 * Mails the private links of the events that were added with an address. What is answered does not tell whether there
 * are any. @param receipt whether the address may get another mail today
 */
export async function sendOrganiserLinks(
  ctx: Ctx,
  { email }: AskOrganiserLink,
  { receipt }: { receipt: boolean },
): Promise<{ message: string }> {
  await ctx.db.$transaction(async (transaction) => {
    const events = await transaction.event.findMany({
      where: { organiserEmail: email, deletedAt: null, endsAt: { gt: retainedSince(ctx) } },
      orderBy: { id: "desc" },
      take: MOST_LINKS,
      select: { id: true, title: true, startsAt: true, zone: true, organiserEmail: true },
    });
    const ids = events.map(({ id }) => id);
    const stopped = await stoppedIds(transaction, "event", ids, mailAddressKey(ctx, email));
    const open = events.filter(({ id }) => !stopped.has(id));
    if (open.length === 0 || !receipt) return;
    const links = open.map((event) => ({ ...event, link: ctx.link(managePath(event.id, organiserToken(ctx, event))) }));
    const stop = stopLink(ctx, email, ...open.map(({ id }) => ({ kind: "event", id }) as const));
    await ctx.mail.enqueue(transaction, organiserMail(email, links, stop));
  });
  return SAID;
}

/** Takes organisers' addresses away once nobody needs their links any more. @returns how many */
export async function forgetOrganiserEmails(ctx: Ctx): Promise<number> {
  const { count } = await ctx.db.event.updateMany({
    where: { organiserEmail: { not: null }, endsAt: { lte: retainedSince(ctx) } },
    data: { organiserEmail: null },
  });
  return count;
}

function retainedSince({ now }: Pick<Ctx, "now">): Date {
  return new Date(now().getTime() - ORGANISER_EMAIL_DAYS * DAY_MS);
}

const KEY = "event-access-code";

/** Short enough to be read out, and nobody guesses it in five tries. */
export function randomAccessCode(): string {
  return randomBytes(9).toString("base64url");
}

/** Makes a database's first code; later ones are set by admins. @param code asked only when there is none */
export async function keepFirstCode(db: Database, code: () => Promise<string>): Promise<void> {
  if (await db.setting.findUnique({ where: { key: KEY } })) return;
  const value = await hashPassword(await code());
  await db.setting.createMany({ data: { key: KEY, value }, skipDuplicates: true });
}

/** Another one for each code that is set, so that what an older one opened ends with it. */
export async function accessCodeVersion({ db }: Pick<Ctx, "db">): Promise<string> {
  const stored = await db.setting.findUnique({ where: { key: KEY } });
  return sha256(stored?.value ?? "");
}

/** @returns the version of the code that was right @throws Forbidden for a wrong code, which takes as long as a right one */
export async function checkAccessCode(ctx: Ctx, code: string): Promise<string> {
  const stored = await ctx.db.setting.findUnique({ where: { key: KEY } });
  if (!(await verifyPassword(stored?.value ?? NOBODY, code))) throw new Forbidden(EVENT_MESSAGES.wrongCode);
  return sha256(stored?.value ?? "");
}

/** Admins only. @returns the new code, which is shown this once */
export async function rotateAccessCode(ctx: Ctx): Promise<{ code: string }> {
  assertAdmin(ctx.actor);
  const code = randomAccessCode();
  const value = await hashPassword(code);
  await ctx.db.$transaction(async (transaction) => {
    await transaction.setting.upsert({ where: { key: KEY }, update: { value }, create: { key: KEY, value } });
    await recordAudit(transaction, ctx.actor, "event.access-code", "events");
  });
  return { code };
}
