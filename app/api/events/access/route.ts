import { checkAccessCode } from "@/lib/events/event/commands-organiser-link";
import { EnterAccessCode } from "@/lib/events/event/schemas";
import type { EventAccessView } from "@/lib/events/event/view";
import { isStaff, networksOf } from "@/lib/kernel/actor";
import { accessCookie, hasAccessCookie } from "@/lib/server/auth/event-access";
import { takeGuess } from "@/lib/server/http/guesses/guesses";
import { ACCESS_CODE_GUESSES } from "@/lib/server/http/limits";
import { route } from "@/lib/server/http/route";

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
  limit: "eventAccess",
  body: EnterAccessCode,
  handler: async ({ ctx, body }) => {
    const guess = await takeGuess(["event-access", ""], ACCESS_CODE_GUESSES, networksOf(ctx.actor));
    const version = await checkAccessCode(ctx, body.code);
    await guess.giveBack();
    return new Response(null, {
      status: 204,
      headers: { "set-cookie": accessCookie(ctx.now(), version), "cache-control": "no-store" },
    });
  },
});
