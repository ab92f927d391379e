/** Set by our server, for pages do not learn their own address; whatever a client sends under this name is replaced. */
export const PAGE_HEADER = "x-sulur-page";

/**
 * Where who must sign in first comes back to.
 * @returns path with its query, without what Next's own requests add; null under Next alone
 */
export function askedPage(headers: Headers): string | null {
  const address = headers.get(PAGE_HEADER);
  if (!address || !URL.canParse(address, "http://page.invalid")) return null;
  const { pathname, searchParams } = new URL(address, "http://page.invalid");
  searchParams.delete("_rsc");
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
