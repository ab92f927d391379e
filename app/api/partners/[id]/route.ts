import { editPartner } from "@/lib/partners/commands";
import { EditPartner, PartnerParams } from "@/lib/partners/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** PATCH /api/partners/{id}: with the private link's token, for the account that registered it, and for staff. */
export const PATCH = route({
  summary:
    "Mengubah halaman bank sampah; dengan tautan pribadi, oleh akun pendaftarnya, dan (kecuali emailnya) oleh pengelola.",
  access: "anyone",
  limit: "partnerEdit",
  params: PartnerParams,
  body: EditPartner,
  handler: ({ ctx, params, body }) => editPartner(ctx, params.id, body),
});

export const { GET, HEAD, POST, PUT, DELETE, OPTIONS } = otherMethods("PATCH");
