import { deleteChannel, editChannel } from "@/lib/channels/commands";
import { ChannelParams, EditChannel } from "@/lib/channels/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** PATCH /api/admin/channels/{id}: all of it anew, as the form holds it; 409 when somebody was first. */
export const PATCH = route({
  summary: "Mengubah kanal penerima laporan.",
  access: "staff",
  limit: "staff",
  params: ChannelParams,
  body: EditChannel,
  idempotent: true,
  handler: ({ ctx, params, body }) => editChannel(ctx, params.id, body),
});

/** DELETE /api/admin/channels/{id}: 409 for the one that comes with the application. */
export const DELETE = route({
  summary: "Menghapus kanal penerima laporan; kanal bawaan tetap ada.",
  access: "staff",
  limit: "staff",
  params: ChannelParams,
  status: 204,
  handler: ({ ctx, params }) => deleteChannel(ctx, params.id),
});

export const { GET, HEAD, POST, PUT, OPTIONS } = otherMethods("PATCH", "DELETE");
