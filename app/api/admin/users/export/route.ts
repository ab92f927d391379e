import { exportUsers } from "@/lib/accounts/desk/queries";
import { ExportUsers } from "@/lib/accounts/desk/schemas";
import { dayIn } from "@/lib/format/dates";
import { csvForm } from "@/lib/http/fields";
import { csvReply } from "@/lib/server/http/download-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/users/export: a CSV file, read and sent piece by piece; `dengan_email=1` adds the addresses. */
export const GET = route({
  summary: "Daftar akun sebagai CSV.",
  answers: ["text/csv"],
  access: "admin",
  limit: "staff",
  query: ExportUsers.safeExtend({ format: csvForm }),
  handler: async ({ ctx, query: { format, ...query } }) =>
    csvReply(await exportUsers(ctx, query), `sulur-pengguna-${dayIn(ctx.now())}`, format),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
