import { closeMonth } from "@/lib/deposits/commands-month";
import { readMonth } from "@/lib/deposits/queries-month";
import { CloseMonth, ReadMonth } from "@/lib/deposits/schemas";
import { MANAGE_HEADER } from "@/lib/events/event/rules-manage";
import { PartnerParams } from "@/lib/partners/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/partners/{id}/months: the sums of one month, for the waste bank itself only. */
export const GET = route({
  summary: "Rekap satu bulan buku tabungan; hanya untuk bank sampah itu sendiri.",
  access: "anyone",
  params: PartnerParams,
  query: ReadMonth,
  handler: ({ ctx, params, query, request }) =>
    readMonth(ctx, params.id, request.headers.get(MANAGE_HEADER) ?? undefined, query.month),
});

/** POST /api/partners/{id}/months: closes a month that is over, for good. Again changes nothing. */
export const POST = route({
  summary: "Menutup bulan yang sudah berakhir; rekapnya tidak berubah lagi.",
  access: "anyone",
  limit: "deposit",
  params: PartnerParams,
  body: CloseMonth,
  handler: ({ ctx, params, body }) => closeMonth(ctx, params.id, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
