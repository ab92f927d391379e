import { deleteRecords, saveRecord } from "@/lib/carbon/commands";
import { listRecords } from "@/lib/carbon/queries";
import { SaveRecord } from "@/lib/carbon/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/carbon/records: the account's results, the newest first; all of them, since there are never many. */
export const GET = route({
  summary: "Semua hasil kalkulator karbon milik akun.",
  access: "member",
  handler: ({ ctx }) => listRecords(ctx),
});

/** POST /api/carbon/records: takes the inputs and reckons the result itself. */
export const POST = route({
  summary: "Menyimpan hasil kalkulator; server menghitungnya sendiri.",
  access: "member",
  limit: "account",
  body: SaveRecord,
  idempotent: true,
  status: 201,
  handler: ({ ctx, body }) => saveRecord(ctx, body),
});

/** DELETE /api/carbon/records: the whole history. */
export const DELETE = route({
  summary: "Menghapus seluruh riwayat kalkulator.",
  access: "member",
  limit: "account",
  status: 204,
  handler: ({ ctx }) => deleteRecords(ctx),
});

export const { PUT, PATCH, OPTIONS } = otherMethods("GET", "POST", "DELETE");
