import { addPhoto } from "@/lib/photos/commands";
import { route } from "@/lib/server/http/route";
import { encodePhoto } from "@/lib/server/photos/encode";
import { PHOTO_BODY, photoIn } from "@/lib/server/photos/upload";

/** POST /api/photos: keeps a re-encoded copy only; the upload with its metadata is never stored. The same key gives the same photo. */
export const POST = route({
  summary: "Mengunggah foto (JPEG, PNG, WebP); yang disimpan hanya salinan tanpa metadata.",
  access: "anyone",
  limit: "photo",
  rawBody: PHOTO_BODY,
  idempotent: "own",
  status: 201,
  handler: async ({ ctx, request, bytes }) => addPhoto(ctx, await encodePhoto(photoIn(request, bytes))),
});
