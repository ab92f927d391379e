import { NotFound } from "@/lib/kernel/errors";
import { editPlace } from "@/lib/places/desk/commands";
import { deskPlace } from "@/lib/places/desk/queries";
import { EditPlace, PlaceParams } from "@/lib/places/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";

/** GET /api/admin/places/{id}: with history, open notes and possible doubles; never a note writer's address. */
export const GET = route({
  summary: "Satu lokasi dengan riwayat dan catatannya.",
  access: "staff",
  params: PlaceParams,
  handler: async ({ ctx, params }) => {
    const place = await deskPlace(ctx, params.id);
    if (!place) throw new NotFound("Lokasi tidak ditemukan.");
    return place;
  },
});

/** PATCH /api/admin/places/{id}: all fields at once, as the form shows them; what stays the same leaves no trace. */
export const PATCH = route({
  summary: "Mengubah lokasi, semua kolom sekaligus.",
  access: "staff",
  limit: "staff",
  params: PlaceParams,
  body: EditPlace,
  handler: ({ ctx, params, body }) => editPlace(ctx, params.id, body),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods("GET", "PATCH");
