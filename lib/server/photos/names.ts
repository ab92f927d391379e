import "server-only";

const PHOTO_NAME = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}-\d{3,4}\.webp$/u;

/** A name is made by us from an id; anything else would be a way out of the folder or bucket. */
export function assertPhotoName(name: string): void {
  if (!PHOTO_NAME.test(name)) throw new Error("not the name of a stored photo");
}
