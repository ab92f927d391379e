import { exportAudit } from "@/lib/audit/queries";
import { AuditFilter } from "@/lib/audit/schemas";
import { dayIn } from "@/lib/format/dates";
import { csvForm } from "@/lib/http/fields";
import { csvReply } from "@/lib/server/http/download-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/audit/export: the log as a CSV file, read and sent piece by piece; administrators only. */
export const GET = route({
  summary: "Catatan tindakan sebagai CSV.",
  answers: ["text/csv"],
  access: "admin",
  limit: "staff",
  query: AuditFilter.safeExtend({ format: csvForm }),
  handler: async ({ ctx, query: { format, ...query } }) =>
    csvReply(await exportAudit(ctx, query), `sulur-catatan-${dayIn(ctx.now())}`, format),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
