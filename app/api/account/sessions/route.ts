/** DELETE /api/account/sessions: ends every session of the account but the one that asks. */
import { endOtherSessions } from "@/lib/accounts/commands";
import { deviceOf } from "@/lib/server/http/address";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const DELETE = route({
  summary: "Mengakhiri semua sesi lain.",
  access: "member",
  limit: "account",
  handler: ({ ctx, request }) => endOtherSessions(ctx, deviceOf(request)),
});

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
