import { UserParams } from "@/lib/accounts/desk/schemas";
import { undoHidingOfAccount } from "@/lib/review/writings/commands";
import { UndoHidingOfAccount } from "@/lib/review/writings/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/users/{id}/undo-hiding: takes back hide-writings; only who did it, within seconds. */
export const POST = route({
  summary: "Mengurungkan penyembunyian semua tulisan akun dalam sepuluh detik.",
  access: "admin",
  limit: "staff",
  params: UserParams,
  body: UndoHidingOfAccount,
  handler: ({ ctx, params, body }) => undoHidingOfAccount(ctx, params.id, body),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
