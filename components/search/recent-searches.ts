const MOST = 5;

/** In the memory of this tab only: what somebody looks for is nobody's business. */
let recent: readonly string[] = [];

export function recentSearches(): readonly string[] {
  return recent;
}

export function rememberSearch(typed: string): void {
  const q = typed.trim();
  if (q !== "") recent = [q, ...recent.filter((other) => other !== q)].slice(0, MOST);
}
