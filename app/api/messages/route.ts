import { addressOf, sendMessage } from "@/lib/messages/commands";
import { SendMessage } from "@/lib/messages/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { mayMail } from "@/lib/server/http/spend-typed";

/** POST /api/messages: a letter to the team, which `kind` tells apart; read by staff only. Nothing is sent to a number. */
export const POST = route({
  summary: "Mengirim pesan kepada tim, dengan email atau nomor WhatsApp.",
  access: "anyone",
  limit: "message",
  body: SendMessage,
  idempotent: true,
  status: 201,
  handler: async ({ ctx, body }) => {
    const address = addressOf(body);
    const receipt = address !== null && (await mayMail(ctx, address));
    return sendMessage(ctx, body, { receipt });
  },
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
