/**
 * The head of a list, just loaded, before what was loaded earlier; of an item that is in both the fresh one counts.
 * When so many are new that the head no longer reaches the others, the gap between would hide items: then only the
 * head is kept.
 */
export function joinNewest<Item extends { id: number }>(head: Item[], others: Item[]): Item[] {
  const known = new Set(head.map(({ id }) => id));
  const added = others.filter(({ id }) => !known.has(id));
  if (added.length === others.length) return head;
  return [...head, ...added].sort((a, b) => b.id - a.id);
}
