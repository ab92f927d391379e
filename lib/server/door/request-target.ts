/** Node's parser lets through what no address may hold: raw bytes beyond ASCII, and a fragment. */
const NOT_IN_A_PATH = /[^\x21-\x7e]|#/u;
/** NUL, slash and backslash as escapes: whoever decodes them sees another path than whoever does not. */
const AMBIGUOUS_ESCAPE = /%(?:00|2f|5c)/iu;
/** Letters, digits, `-`, `.`, `_` and `~`: escaped they mean the same (RFC 3986, 2.3), so there would be very many spellings. */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/giu;
const ABSOLUTE = /^https?:\/\/[^/?#]*/iu;

/**
 * The one form of an address in which everybody reads the same path: no needless escapes, no dot segments, no
 * backslashes, no doubled slashes. The query is left as it is.
 * @param target path and query, or the whole address that a proxy may send (RFC 9112, 3.2.2)
 * @returns path and query; null where there is no such form
 */
export function normalTarget(target: string): string | null {
  const start = target.indexOf("?");
  const path = start === -1 ? target : target.slice(0, start);
  const query = start === -1 ? "" : target.slice(start);
  if (!path.startsWith("/") || NOT_IN_A_PATH.test(path) || query.includes("#")) return null;
  if (AMBIGUOUS_ESCAPE.test(path) || !isDecodable(path)) return null;
  return normalPath(path) + query;
}

/** @returns path and query of a whole address; anything else as it is */
export function originForm(target: string): string {
  const site = ABSOLUTE.exec(target)?.[0];
  if (site === undefined || !URL.canParse(site)) return target;
  const rest = target.slice(site.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function normalPath(path: string): string {
  const segments: string[] = [];
  const plain = path.replaceAll(NEEDLESS_ESCAPE, (escaped) => decodeURIComponent(escaped));
  const parts = plain.replaceAll("\\", "/").split("/");
  for (const part of parts) {
    if (part === "..") segments.pop();
    else if (part !== "." && part !== "") segments.push(part);
  }
  const last = parts.at(-1);
  const isFolder = segments.length > 0 && (last === "" || last === "." || last === "..");
  return `/${segments.join("/")}${isFolder ? "/" : ""}`;
}

/** Half a letter, such as `%F0%9F`, is a 500 of Next's. */
function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The address without its query. */
export function pathOf({ url = "/" }: { url?: string | undefined }): string {
  return url.split("?", 1)[0] ?? "/";
}

/** Of the routes that answer data; everything else is a page or a file. */
export function isApiPath(pathname: string): boolean {
  return pathname === "/api" || pathname.startsWith("/api/");
}
