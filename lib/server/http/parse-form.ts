import "server-only";
import { MIMEType } from "node:util";

/** Far more than any form of ours has; each costs the parser kilobytes, however short it is. */
const MAX_PARTS = 100;
/** Names and types in front of a part's content, which the parser reads byte by byte. */
const MAX_HEAD_BYTES = 8 * 1024;

/** @returns null when it is no whole form, or is one of more parts or longer headers than a form has */
export async function parseForm(request: Request, body: Uint8Array<ArrayBuffer>): Promise<FormData | null> {
  const type = request.headers.get("content-type") ?? "";
  const boundary = findBoundary(type);
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (boundary === null || !hasBoundedHeads(bytes, `--${boundary}`)) return null;
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    return null;
  }
}

/** The separator of a multipart body's parts, which a browser makes up anew each time. */
export function findBoundary(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get("boundary");
  } catch {
    return null;
  }
}

function hasBoundedHeads(body: Buffer, delimiter: string): boolean {
  let at = body.indexOf(delimiter);
  for (let parts = 0; at >= 0 && parts <= MAX_PARTS; parts += 1) {
    const start = at + delimiter.length;
    if (body.toString("latin1", start, start + 2) === "--") return true;
    const end = body.indexOf("\r\n\r\n", start);
    if (end < 0 || end - start > MAX_HEAD_BYTES) return false;
    at = body.indexOf(delimiter, end);
  }
  return false;
}
