import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { inviteVolunteers } from "@/lib/volunteers/desk/commands";
import { InviteVolunteers } from "@/lib/volunteers/schemas";

/** POST /api/admin/volunteers/invitations: mails an area's confirmed volunteers, each at most once a week. */
export const POST = route({
  summary: "Mengundang relawan terkonfirmasi di satu daerah; masing-masing paling sering sekali seminggu.",
  access: "staff",
  limit: "invitation",
  body: InviteVolunteers,
  idempotent: true,
  status: 201,
  handler: ({ ctx, body }) => inviteVolunteers(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
