import { weighingTable } from "@/lib/deposits/queries-table";
import { DepositPage } from "@/lib/deposits/schemas";
import { MANAGE_HEADER } from "@/lib/events/event/rules-manage";
import { PartnerParams } from "@/lib/partners/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/partners/{id}/weighing-table: members with cards and balances, and prices, for a device without a connection. */
export const GET = route({
  summary: "Nasabah, kartu, saldo, dan daftar harga untuk menimbang tanpa sinyal; hanya untuk bank sampah itu sendiri.",
  access: "anyone",
  params: PartnerParams,
  query: DepositPage,
  handler: ({ ctx, params, query, request }) =>
    weighingTable(ctx, params.id, request.headers.get(MANAGE_HEADER) ?? undefined, query.cursor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
