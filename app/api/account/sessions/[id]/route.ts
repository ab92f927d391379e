/** DELETE /api/account/sessions/{id}: the device is out on its next request. */
import { endOwnSession } from "@/lib/accounts/commands";
import { SessionParams } from "@/lib/accounts/own/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const DELETE = route({
  summary: "Mengakhiri sesi satu perangkat.",
  access: "member",
  limit: "account",
  params: SessionParams,
  status: 204,
  handler: ({ ctx, params }) => endOwnSession(ctx, params.id),
});

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
