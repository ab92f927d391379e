/** GET /api/admin/users: a plain array, newest first; administrators only, and each reading is audited. */
import { listUsers } from "@/lib/accounts/desk/queries";
import { ListUsers } from "@/lib/accounts/desk/schemas";
import { listReply } from "@/lib/server/http/list-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const GET = route({
  summary: "Daftar akun; setiap pembacaan dicatat.",
  access: "admin",
  query: ListUsers,
  handler: async ({ ctx, query, request }) => listReply(await listUsers(ctx, query), request),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
