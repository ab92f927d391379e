import { editThreadAsStaff } from "@/lib/forum/desk/commands";
import { EditThreadAsStaff, ThreadParams } from "@/lib/forum/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** PATCH /api/admin/threads/{id}: changes a topic in its writer's place; everyone sees that staff did so. */
export const PATCH = route({
  summary: "Menyunting topik sebagai pengelola.",
  access: "staff",
  limit: "staff",
  params: ThreadParams,
  body: EditThreadAsStaff,
  handler: ({ ctx, params, body }) => editThreadAsStaff(ctx, params.id, body),
});

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = otherMethods("PATCH");
