import "server-only";
import { photoFile } from "@/lib/photos/rules";
import { publicCtx } from "@/lib/server/ctx";

/**
 * The answer that holds a share card.
 * @param photo address of the photo on it, as the public view gives it; null where there is none
 */
export async function cardReply(
  photo: string | null,
  draw: (photo: Uint8Array | null) => Promise<Buffer>,
): Promise<Response> {
  const photoId = /\/api\/photos\/([\w-]+)/u.exec(photo ?? "")?.[1];
  const picture = await draw(photoId ? await publicCtx().photos.get(photoFile(photoId, 2048)) : null);
  return new Response(new Uint8Array(picture), {
    headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=60" },
  });
}
