import "server-only";

const ANY_SITE = "http://site.invalid";

/** Leads the browser to a page of this site. @param path may hold a fragment, which no server sees */
export function seeOther(path: string): Response {
  // A header holds ASCII only.
  const { pathname, search, hash } = new URL(path, ANY_SITE);
  // Two slashes at the start would name another host.
  const location = pathname.replace(/^\/+/u, "/") + search + hash;
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
