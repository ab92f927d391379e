/** POST /api/logout: ends the bearer token or the session that the request came with; again is no error. */
import { closeSession, revokeToken } from "@/lib/accounts/commands";
import { clearedCookies } from "@/lib/server/auth/cookies";
import { route } from "@/lib/server/http/route";

export const POST = route({
  access: "anyone",
  handler: async ({ ctx }) => {
    if (ctx.actor.kind === "member") {
      if ("sessionId" in ctx.actor.via) await closeSession(ctx, ctx.actor.via.sessionId);
      else await revokeToken(ctx, ctx.actor.via.tokenId);
    }
    const response = Response.json({ message: "Anda telah keluar." }, { headers: { "cache-control": "no-store" } });
    for (const cookie of clearedCookies()) response.headers.append("set-cookie", cookie);
    return response;
  },
});
