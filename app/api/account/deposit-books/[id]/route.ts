import { releaseBook } from "@/lib/deposits/commands";
import { ownBook } from "@/lib/deposits/queries";
import { BookParams, DepositPage } from "@/lib/deposits/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/account/deposit-books/{id}: balance and history of a book that is saved in the account. */
export const GET = route({
  summary: "Saldo dan riwayat buku tabungan yang tersimpan di akun sendiri.",
  access: "member",
  params: BookParams,
  query: DepositPage,
  handler: ({ ctx, params, query }) => ownBook(ctx, params.id, query.cursor),
});

/** DELETE /api/account/deposit-books/{id}: takes the book out of the account; the link goes on opening it. */
export const DELETE = route({
  summary: "Melepas buku tabungan dari akun sendiri.",
  access: "member",
  limit: "account",
  params: BookParams,
  status: 204,
  handler: ({ ctx, params }) => releaseBook(ctx, params.id),
});

export const { POST, PUT, PATCH, OPTIONS } = otherMethods("GET", "DELETE");
