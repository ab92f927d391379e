/** POST /api/logout: ends the bearer token or the session that the request came with; again is no error. */
import { closeSession, revokeToken } from "@/lib/accounts/commands";
import { signOutReply } from "@/lib/server/auth/cookies";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const POST = route({
  summary: "Mengakhiri token atau sesi yang dipakai; diulang pun tidak apa-apa.",
  access: "anyone",
  handler: async ({ ctx }) => {
    if (ctx.actor.kind === "member") {
      if ("sessionId" in ctx.actor.via) await closeSession(ctx, ctx.actor.via.sessionId);
      else await revokeToken(ctx, ctx.actor.via.tokenId);
    }
    return signOutReply("Anda telah keluar.");
  },
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
