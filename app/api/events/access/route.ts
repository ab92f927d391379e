import { checkAccessCode } from "@/lib/events/event/commands-organiser-link";
import { EnterAccessCode } from "@/lib/events/event/schemas";
import type { EventAccessView } from "@/lib/events/event/view";
import { isStaff, networksOf } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { isSulurError } from "@/lib/kernel/errors";
import { accessCookie, hasAccessCookie } from "@/lib/server/auth/event-access";
import { type TakenGuess, takeGuess } from "@/lib/server/http/guesses/guesses";
import { ACCESS_CODE_GUESSES, MEMBER_ACCESS_CODE_GUESSES } from "@/lib/server/http/limits";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { isPerson } from "@/lib/votes/commands";

/** GET /api/events/access: whether the caller may add and delete events now; the cookie itself no script can read. */
export const GET = route({
  summary: "Apakah pemanggil boleh membuat dan menghapus kegiatan.",
  access: "anyone",
  handler: async ({ ctx, request }): Promise<EventAccessView> => ({
    allowed: isStaff(ctx.actor) || (await hasAccessCookie(request, ctx)),
  }),
});

/** POST /api/events/access: the right code gives a cookie that adds and deletes events for a while. */
export const POST = route({
  summary: "Menukar kode akses dengan kuki sementara.",
  access: "anyone",
  body: EnterAccessCode,
  handler: async ({ ctx, body }) => {
    const guess = await takeCodeGuess(ctx);
    const version = await checkAccessCode(ctx, body.code);
    await guess.giveBack();
    return new Response(null, {
      status: 204,
      headers: { "set-cookie": accessCookie(ctx.now(), version), "cache-control": "no-store" },
    });
  },
});

const CODE = ["event-access", ""] as const;

/** Neighbours who guess make a network wait, but not the persons with an account on it. @throws TooMany */
async function takeCodeGuess(ctx: Ctx): Promise<TakenGuess> {
  const { actor } = ctx;
  return takeGuess(CODE, ACCESS_CODE_GUESSES, networksOf(actor)).catch(async (error: unknown) => {
    const isPaused = isSulurError(error) && error.kind === "too-many";
    if (!isPaused || actor.kind !== "member" || !(await isPerson(ctx, ctx.db))) throw error;
    return takeGuess(CODE, MEMBER_ACCESS_CODE_GUESSES, [{ key: `user:${actor.userId}`, times: 1 }]);
  });
}

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
