import { NotFound } from "@/lib/kernel/errors";
import { removeOwnPhoto } from "@/lib/photos/commands";
import { PHOTO_MESSAGES, photoFile } from "@/lib/photos/rules";
import { PhotoParams, PhotoQuery } from "@/lib/photos/schemas";
import { photoAccess } from "@/lib/review/photos/queries";
import { matchesEtag } from "@/lib/server/http/etag";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { photoHeaders } from "@/lib/server/photos/answer";

/** GET /api/photos/{id}?w=640|2048: whether it may be seen is asked before each answer, also before a 304. */
export const GET = route({
  summary: "Sebuah foto sebagai WebP, bila boleh dilihat.",
  answers: ["image/webp"],
  access: "anyone",
  params: PhotoParams,
  query: PhotoQuery,
  handler: async ({ ctx, params, query, request }) => {
    const { isPublic } = await photoAccess(ctx, params.id);
    const etag = `"${params.id}-${query.w}"`;
    const headers = photoHeaders(etag, isPublic);
    if (matchesEtag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
    const bytes = await ctx.photos.get(photoFile(params.id, query.w));
    if (!bytes) throw new NotFound(PHOTO_MESSAGES.notFound);
    const body = { "content-type": "image/webp", "content-length": String(bytes.byteLength) };
    return new Response(new Uint8Array(bytes), { headers: { ...headers, ...body } });
  },
});

/** DELETE /api/photos/{id}: the first version of a photo that was covered on the phone stays nowhere. */
export const DELETE = route({
  summary: "Menghapus foto sendiri yang belum dipakai di mana pun.",
  access: "anyone",
  limit: "photo",
  params: PhotoParams,
  status: 204,
  handler: async ({ ctx, params }) => {
    await removeOwnPhoto(ctx, params.id);
  },
});

export const { POST, PUT, PATCH, OPTIONS } = otherMethods("GET", "DELETE");
