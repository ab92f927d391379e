import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { actOnVolunteer, editVolunteer } from "@/lib/volunteers/desk/commands";
import { ActOnVolunteer, EditVolunteer, VolunteerParams } from "@/lib/volunteers/schemas";

/** POST /api/admin/volunteers/{id}: hides or shows a volunteer. */
export const POST = route({
  summary: "Menyembunyikan atau menampilkan relawan.",
  access: "staff",
  limit: "staff",
  params: VolunteerParams,
  body: ActOnVolunteer,
  handler: ({ ctx, params, body }) => actOnVolunteer(ctx, params.id, body.action),
});

/** PATCH /api/admin/volunteers/{id}: changes what a volunteer says of themselves, who then reads why. */
export const PATCH = route({
  summary: "Menyunting pendaftaran relawan, tanpa melihat alamatnya.",
  access: "staff",
  limit: "staff",
  params: VolunteerParams,
  body: EditVolunteer,
  handler: ({ ctx, params, body }) => editVolunteer(ctx, params.id, body),
});

export const { GET, HEAD, PUT, DELETE, OPTIONS } = otherMethods("POST", "PATCH");
