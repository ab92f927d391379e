import { createChannel } from "@/lib/channels/commands";
import { WriteChannel } from "@/lib/channels/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/channels: an office that takes reports, offered on the pages of reports in its area. */
export const POST = route({
  summary: "Menambah kanal penerima laporan.",
  access: "staff",
  limit: "staff",
  body: WriteChannel,
  idempotent: true,
  status: 201,
  handler: ({ ctx, body }) => createChannel(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
