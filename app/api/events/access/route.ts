import { checkAccessCode } from "@/lib/events/commands-code";
import { EnterAccessCode } from "@/lib/events/schemas";
import { accessCookie } from "@/lib/server/auth/event-access";
import { route } from "@/lib/server/http/route";

/** POST /api/events/access: the right code gives a cookie that adds and deletes events for a while. */
export const POST = route({
  access: "anyone",
  limit: "eventAccess",
  body: EnterAccessCode,
  handler: async ({ ctx, body }) => {
    await checkAccessCode(ctx, body.code);
    return new Response(null, {
      status: 204,
      headers: { "set-cookie": accessCookie(ctx.now()), "cache-control": "no-store" },
    });
  },
});
