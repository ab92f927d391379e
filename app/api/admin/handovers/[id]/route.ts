import { removeHandover } from "@/lib/channels/handovers/commands-desk";
import { HandoverParams } from "@/lib/channels/handovers/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** DELETE /api/admin/handovers/{id} */
export const DELETE = route({
  summary: "Menghapus satu catatan penerusan laporan.",
  access: "staff",
  limit: "staff",
  params: HandoverParams,
  status: 204,
  handler: ({ ctx, params }) => removeHandover(ctx, params.id),
});

export const { GET, HEAD, POST, PUT, PATCH, OPTIONS } = otherMethods("DELETE");
