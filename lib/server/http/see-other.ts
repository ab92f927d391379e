import "server-only";

/** Leads the browser to a page of this site. @param path may hold a fragment, which no server sees */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path, "cache-control": "no-store" } });
}
