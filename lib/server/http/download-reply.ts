import "server-only";

/** A small file for download, kept nowhere. @param fileName in ASCII */
export function downloadReply(
  content: string,
  { contentType, fileName }: { contentType: string; fileName: string },
): Response {
  return new Response(content, {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
