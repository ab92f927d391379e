import { NotFound } from "@/lib/kernel/errors";
import { deskMessage } from "@/lib/messages/desk/queries";
import { MessageParams } from "@/lib/messages/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/messages/{id}: without the address and the number of who wrote. */
export const GET = route({
  summary: "Satu pesan, tanpa alamat dan nomor pengirim.",
  access: "staff",
  params: MessageParams,
  handler: async ({ ctx, params }) => {
    const message = await deskMessage(ctx, params.id);
    if (!message) throw new NotFound("Pesan tidak ditemukan.");
    return message;
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
