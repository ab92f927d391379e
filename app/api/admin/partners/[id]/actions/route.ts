import { actOnPartner } from "@/lib/partners/desk/commands";
import { ActOnPartner, PartnerParams } from "@/lib/partners/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** POST /api/admin/partners/{id}/actions: releases, hides, verifies (admins only), or makes a new private link. */
export const POST = route({
  summary: "Menampilkan, menyembunyikan, memverifikasi, atau mengirim tautan pribadi baru ke emailnya.",
  access: "staff",
  limit: "staff",
  params: PartnerParams,
  body: ActOnPartner,
  handler: ({ ctx, params, body }) => actOnPartner(ctx, params.id, body.action),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
