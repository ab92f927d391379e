import { deleteRecord } from "@/lib/carbon/commands";
import { RecordParams } from "@/lib/carbon/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** DELETE /api/carbon/records/{id}: one result; another account's is as if it were not there. */
export const DELETE = route({
  summary: "Menghapus satu hasil kalkulator.",
  access: "member",
  limit: "account",
  params: RecordParams,
  status: 204,
  handler: ({ ctx, params }) => deleteRecord(ctx, params.id),
});

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
