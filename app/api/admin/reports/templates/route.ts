import { createReply } from "@/lib/reports/desk/replies/commands";
import { WriteReply } from "@/lib/reports/desk/replies/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/reports/templates: a sentence that staff are offered when they write to a reporter. */
export const POST = route({
  summary: "Menambah kalimat siap pakai untuk pelapor.",
  access: "admin",
  limit: "staff",
  body: WriteReply,
  idempotent: true,
  status: 201,
  handler: ({ ctx, body }) => createReply(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
