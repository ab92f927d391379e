import { requestPublicImport } from "@/lib/areas/commands-import";
import { areaImport } from "@/lib/areas/queries-import";
import { Nothing } from "@/lib/http/fields";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/settings/areas: where the last import of boundaries stands. */
export const GET = route({
  summary: "Keadaan impor batas daerah terakhir; khusus admin.",
  access: "admin",
  handler: ({ ctx }) => areaImport(ctx),
});

/** POST /api/admin/settings/areas: a job fetches the public boundaries; a second press meanwhile changes nothing. */
export const POST = route({
  summary: "Meminta impor batas daerah dari penerbitnya; khusus admin.",
  access: "admin",
  limit: "staff",
  body: Nothing,
  status: 202,
  handler: ({ ctx }) => requestPublicImport(ctx),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET", "POST");
