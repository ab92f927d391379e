/** Prints rows under a head, the first column to the left and the figures to the right. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((cell, index) => Math.max(cell.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const print = (row: string[]) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join("  ");
  process.stdout.write(`\n${[head, ...rows].map(print).join("\n")}\n`);
}

/** The value below which so large a part of the values lies. @param part 0.5 for the median */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
