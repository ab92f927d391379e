/** One bounded piece of a list. `nextCursor` is null on the last piece. */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** What a list shows while what is asked of it means nothing. */
export const EMPTY_PAGE: Page<never> = { items: [], nextCursor: null };

/**
 * Cuts `limit` items from rows that were fetched as `limit + 1`.
 * @param cursorOf the cursor that stands for a row
 */
export function pageOf<T>(rows: T[], limit: number, cursorOf: (row: T) => string): Page<T> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

/**
 * Reads a whole table without holding more than one chunk of it.
 * @param read the next `size` rows, after the last one of the chunk before
 */
export async function* readInChunks<Row>(size: number, read: (last?: Row) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}
