import "server-only";
import { photoFile, photoIdIn } from "@/lib/photos/rules";
import { publicCtx } from "@/lib/server/ctx";
import type { CardPhoto } from "./card";

interface Place {
  latitude?: number | null;
  longitude?: number | null;
}

/**
 * The answer that holds a share card.
 * @param photo address of the photo on it, as the public view gives it; null where there is none, then the map shows the place
 */
export async function cardReply(
  photo: string | null,
  draw: (photo: CardPhoto) => Promise<Buffer>,
  { latitude, longitude }: Place = {},
): Promise<Response> {
  const point = latitude == null || longitude == null ? null : { latitude, longitude };
  return cardResponse(await draw((await pictureOf(photo)) ?? point));
}

/** The bytes of a photo by its public address; null where there is none. */
export async function pictureOf(photo: string | null): Promise<Uint8Array | null> {
  const id = photoIdIn(photo);
  if (id === null) return null;
  const { db, photos } = publicCtx();
  const isHidden = (await db.photo.count({ where: { id, withdrawnAt: { not: null } } })) > 0;
  return isHidden ? null : photos.get(photoFile(id, 2048));
}

export function cardResponse(picture: Uint8Array): Response {
  return new Response(new Uint8Array(picture), {
    headers: { "content-type": "image/jpeg", "cache-control": "public, max-age=60" },
  });
}
