import { CameraHeaders } from "@/lib/photos/schemas";
import { otherMethods } from "@/lib/server/http/other-methods";
import { parse } from "@/lib/server/http/parse";
import { route } from "@/lib/server/http/route";
import { keepPhoto, PHOTO_BODY, photoIn } from "@/lib/server/photos/upload";

/** POST /api/photos: keeps a re-encoded copy only; the upload with its metadata is never stored. The same key gives the same photo. */
export const POST = route({
  summary:
    "Mengunggah foto (JPEG, PNG, WebP); yang disimpan hanya salinan tanpa metadata. Header sulur-kamera (lintang,bujur atau tanpa-titik) mengatakan bahwa foto diambil di kamera Sulur.",
  access: "anyone",
  limit: "photo",
  fromOutbox: true,
  rawBody: PHOTO_BODY,
  idempotent: "own",
  status: 201,
  handler: async ({ ctx, request, bytes, address }) => {
    const point = parse(CameraHeaders, { "sulur-kamera": request.headers.get("sulur-kamera") });
    const camera = point
      ? { cameraAt: ctx.now(), cameraLatitude: point.latitude, cameraLongitude: point.longitude }
      : undefined;
    return keepPhoto(ctx, address, await photoIn(request, bytes), camera);
  },
});

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = otherMethods("POST");
