import "server-only";
import type { Ctx } from "@/lib/kernel/ctx";
import { assertUnsubscriber, assertVolunteer } from "./access";
import { linkedVolunteer } from "./queries";
import { VOLUNTEERS_TAG } from "./rules";
import type { ChangeVolunteer } from "./schemas";
import type { ChangedVolunteerView } from "./view";

/**
 * What the holder of a personal link decides; each may come twice. Leaving removes the row, and its photo with the next
 * cleanup. @throws Forbidden, NotFound
 */
export async function changeVolunteer(
  ctx: Ctx,
  id: number,
  { token, action }: ChangeVolunteer,
): Promise<ChangedVolunteerView> {
  assertVolunteer(ctx, id, token);
  if (action === "leave") {
    await ctx.db.volunteer.deleteMany({ where: { id } });
    ctx.expire(VOLUNTEERS_TAG, "counts");
    return { left: true };
  }
  const now = ctx.now();
  // Opting in or out proves the address as well as the button that says so.
  await ctx.db.volunteer.updateMany({ where: { id, confirmedAt: null }, data: { confirmedAt: now } });
  if (action === "stop_invitations") await optOut(ctx, id);
  if (action === "resume_invitations") await ctx.db.volunteer.updateMany({ where: { id }, data: { optedOutAt: null } });
  return linkedVolunteer(ctx, id, token);
}

/** By a mail program's own button. @throws Forbidden */
export async function stopInvitations(ctx: Ctx, id: number, token: string): Promise<void> {
  assertUnsubscriber(ctx, id, token);
  await optOut(ctx, id);
}

async function optOut(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.volunteer.updateMany({ where: { id, optedOutAt: null }, data: { optedOutAt: ctx.now() } });
}
