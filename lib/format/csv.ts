// A spreadsheet runs a cell that begins with one of these as a formula, whoever wrote it.
const RUNS = /^'*[=+\-@\t\r]/u;
const ESCAPED = /^'+[=+\-@\t\r]/u;

/** A text as a cell that no spreadsheet runs; `cellText` gives exactly the text back. */
export function safeCell(text: string): string {
  return RUNS.test(text) ? `'${text}` : text;
}

/** What a cell written by `safeCell` says. */
export function cellText(cell: string): string {
  return ESCAPED.test(cell) ? cell.slice(1) : cell;
}
