import { depositBook } from "@/lib/deposits/queries";
import { DepositPage } from "@/lib/deposits/schemas";
import { MANAGE_HEADER } from "@/lib/events/event/rules-manage";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/partners/deposit-book: a member's balance and history, with the key of the member's own link in a header. Who is signed in learns whether their account has it. */
export const GET = route({
  summary: "Buku tabungan sendiri; token tautan nasabah di header.",
  statuses: [403],
  access: "anyone",
  query: DepositPage,
  handler: ({ ctx, query, request }) => depositBook(ctx, request.headers.get(MANAGE_HEADER) ?? "", query.cursor),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
