import { saveBook } from "@/lib/deposits/commands";
import { SaveBook } from "@/lib/deposits/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/account/deposit-books: keeps the book of a member's link in the account; again changes nothing. */
export const POST = route({
  summary: "Menyimpan buku tabungan dari tautan nasabah di akun sendiri.",
  access: "member",
  limit: "account",
  body: SaveBook,
  handler: ({ ctx, body }) => saveBook(ctx, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
