import "server-only";

/** The answer that holds a PDF file. @param name without its ending */
export function pdfReply(file: Uint8Array, name: string, cacheControl: string): Response {
  return new Response(new Uint8Array(file), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${name}.pdf"`,
      "cache-control": cacheControl,
      "x-robots-tag": "noindex",
    },
  });
}
