import { hideWritings } from "@/lib/admin/commands-writings";
import { UserParams } from "@/lib/admin/schemas";
import { Nothing } from "@/lib/http/fields";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/users/{id}/hide-writings: holds the reports and places that nobody has checked yet */
export const POST = route({
  access: "admin",
  limit: "staff",
  params: UserParams,
  body: Nothing,
  idempotent: true,
  handler: ({ ctx, params }) => hideWritings(ctx, params.id),
});
