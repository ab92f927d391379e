import { openHeader } from "./own-header";

/** Set by our server, sealed, for pages do not learn their own address. */
export const PAGE_HEADER = "x-sulur-page";

/**
 * Where who must sign in first comes back to.
 * @returns path with its query, without what Next's own requests add; null under Next alone
 */
export function loginReturnPath(headers: Headers): string | null {
  const address = openHeader(headers, PAGE_HEADER);
  if (!address || !URL.canParse(address, "http://page.invalid")) return null;
  const { pathname, searchParams } = new URL(address, "http://page.invalid");
  searchParams.delete("_rsc");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
