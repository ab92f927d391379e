import { deleteReply, editReply } from "@/lib/reports/desk/replies/commands";
import { EditReply, ReplyParams } from "@/lib/reports/desk/replies/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** PATCH /api/admin/reports/templates/{id}: all of it anew, as the form holds it; 409 when somebody was first. */
export const PATCH = route({
  summary: "Mengubah kalimat siap pakai.",
  access: "admin",
  limit: "staff",
  params: ReplyParams,
  body: EditReply,
  idempotent: true,
  handler: ({ ctx, params, body }) => editReply(ctx, params.id, body),
});

/** DELETE /api/admin/reports/templates/{id} */
export const DELETE = route({
  summary: "Menghapus kalimat siap pakai.",
  access: "admin",
  limit: "staff",
  params: ReplyParams,
  status: 204,
  handler: ({ ctx, params }) => deleteReply(ctx, params.id),
});

export const { GET, HEAD, POST, PUT, OPTIONS } = otherMethods("PATCH", "DELETE");
