import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { organiserToken } from "./access";
import { organiserMail } from "./mails-organiser";
import { managePath, ORGANISER_EMAIL_DAYS } from "./rules-manage";
import type { AskOrganiserLink } from "./schemas";

const DAY_MS = 86_400_000;
/** Of one mail; who organises more gets the newest. */
const MOST_LINKS = 10;

const SAID = {
  message: "Bila ada kegiatan dengan email itu, tautannya kami kirim sekarang. Periksa juga folder spam.",
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
    if (events.length === 0 || !receipt) return;
    const links = events.map((event) => ({
      ...event,
      link: ctx.link(managePath(event.id, organiserToken(ctx, event))),
    }));
    await ctx.mail.enqueue(transaction, organiserMail(email, links));
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
