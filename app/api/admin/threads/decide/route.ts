import { decideText } from "@/lib/forum/desk/commands";
import { DecideText } from "@/lib/forum/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/threads/decide: releases, hides or restores a text, or all that its writer wrote. */
export const POST = route({
  summary: "Melepas, menyembunyikan, atau memulihkan tulisan forum.",
  access: "staff",
  limit: "staff",
  body: DecideText,
  idempotent: true,
  handler: ({ ctx, body }) => decideText(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
