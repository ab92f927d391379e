import { Nothing } from "@/lib/http/fields";
import { revealContact } from "@/lib/messages/desk/commands";
import { MessageParams } from "@/lib/messages/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/messages/{id}/contact: the address and the number; a POST, since each look is written down. */
export const POST = route({
  summary: "Alamat dan nomor pengirim; setiap pembacaan dicatat.",
  access: "staff",
  limit: "staff",
  params: MessageParams,
  body: Nothing,
  handler: ({ ctx, params }) => revealContact(ctx, params.id),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
