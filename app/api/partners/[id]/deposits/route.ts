import { z } from "zod";
import { exportDeposits } from "@/lib/deposits/queries";
import { MANAGE_HEADER } from "@/lib/events/event/rules-manage";
import { csvForm } from "@/lib/http/fields";
import { PartnerParams } from "@/lib/partners/schemas";
import { csvReply } from "@/lib/server/http/download-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/partners/{id}/deposits: the whole book as CSV, for the waste bank itself only. */
export const GET = route({
  summary: "Seluruh buku tabungan sebagai CSV; hanya untuk bank sampah itu sendiri.",
  access: "anyone",
  params: PartnerParams,
  query: z.strictObject({ format: csvForm }),
  handler: async ({ ctx, params, query, request }) => {
    const token = request.headers.get(MANAGE_HEADER) ?? undefined;
    return csvReply(await exportDeposits(ctx, params.id, token), "buku-tabungan", query.format);
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
