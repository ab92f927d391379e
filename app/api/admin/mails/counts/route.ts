/** GET /api/admin/mails/counts: mails in each drawer of the outbox; no address, so it leaves no audit row. */
import { outboxCounts } from "@/lib/mails/queries";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

export const GET = route({
  summary: "Jumlah surat keluar menurut keadaannya.",
  access: "admin",
  handler: ({ ctx }) => outboxCounts(ctx),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
