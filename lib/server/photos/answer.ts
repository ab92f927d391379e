import "server-only";

// A public photo's bytes never change, but its being public can end (undo, rejection). A browser that has it has
// already shown it, so it may keep it for an hour; a shared cache serves people who have not, so it asks each time.
const PUBLIC = "public, max-age=3600, s-maxage=0";
const PRIVATE = "private, no-store";

/** @param isPublic whether everyone may see the photo; decides whether it may be kept anywhere */
export function photoHeaders(etag: string, isPublic: boolean): Record<string, string> {
  return {
    "cache-control": isPublic ? PUBLIC : PRIVATE,
    "content-security-policy": "default-src 'none'; sandbox",
    "content-disposition": "inline",
    "x-content-type-options": "nosniff",
    etag,
  };
}
