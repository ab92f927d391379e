import { CoverPhoto, PhotoParams } from "@/lib/photos/schemas";
import { coverPhoto } from "@/lib/review/photos/commands";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { encodePhoto } from "@/lib/server/photos/encode";

/** POST /api/admin/photos/{id}/boxes: the photo and its copies get new ids, the old ones are gone for good after the ten seconds of undoing. */
export const POST = route({
  summary:
    "Menutup bagian foto dengan kotak hitam di semua tempat yang menampilkannya; dapat diurungkan sepuluh detik.",
  access: "staff",
  limit: "staff",
  params: PhotoParams,
  body: CoverPhoto,
  idempotent: true,
  handler: ({ ctx, params, body }) => coverPhoto(ctx, params.id, (bytes) => encodePhoto(bytes, body.boxes)),
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
