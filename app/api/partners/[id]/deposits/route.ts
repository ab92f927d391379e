import { exportDeposits } from "@/lib/deposits/queries";
import { MANAGE_HEADER } from "@/lib/events/event/rules-manage";
import { PartnerParams } from "@/lib/partners/schemas";
import { route } from "@/lib/server/http/route";
import { streamReply } from "@/lib/server/http/stream-reply";

/** GET /api/partners/{id}/deposits: the whole book as CSV, for the waste bank itself only. */
export const GET = route({
  summary: "Seluruh buku tabungan sebagai CSV; hanya untuk bank sampah itu sendiri.",
  access: "anyone",
  params: PartnerParams,
  handler: async ({ ctx, params, request }) => {
    const chunks = await exportDeposits(ctx, params.id, request.headers.get(MANAGE_HEADER) ?? undefined);
    return streamReply(chunks, { contentType: "text/csv; charset=utf-8", fileName: "buku-tabungan.csv" });
  },
});
