import type { Page } from "@/lib/kernel/page";

/** A plain JSON array, as the spec's clients read it; the next piece stands in `Link: <…>; rel="next"`. */
export function listReply<T>(page: Page<T>, request: Request, headers: Record<string, string> = {}): Response {
  const response = Response.json(page.items, { headers: { "cache-control": "no-store", ...headers } });
  if (page.nextCursor !== null) {
    const next = new URL(request.url);
    next.searchParams.set("cursor", page.nextCursor);
    response.headers.set("link", `<${next.pathname}${next.search}>; rel="next"`);
  }
  return response;
}
