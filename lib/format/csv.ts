import { stringify } from "csv-stringify/sync";

// A spreadsheet runs a cell that begins with one of these as a formula, whoever wrote it.
const FORMULA = "[=+\\-@＝＋－＠﹦﹢﹣﹫]";
// Where readers that part cells by ";" or tabs, or know no quotes, begin another cell; blanks and quotes may follow.
const CELL_START = '(^|[;\\t\\r\\n])((?:[^\\S\\t\\r\\n]|")*)';
const RUNS = new RegExp(`${CELL_START}(?='*${FORMULA})`, "gu");
const ESCAPED = new RegExp(`${CELL_START}'(?='*${FORMULA})`, "gu");

/** A text as a cell that no spreadsheet runs, nor any part of it; `cellText` gives exactly the text back. */
export function safeCell(text: string): string {
  return text.replace(RUNS, "$1$2'").replace(/^(?='*[\t\r])/u, "'");
}

/** What a cell written by `safeCell` says. */
export function cellText(cell: string): string {
  return cell.replace(/^'(?='*[\t\r])/u, "").replace(ESCAPED, "$1$2");
}

export type CsvRow = readonly (string | number)[];

/** Opens every file: without the mark, spreadsheets take UTF-8 for something older. */
const MARK = "\uFEFF";

/** As a spreadsheet set to Indonesian reads it; it takes the plain form's -6.917 for a grouped -6917. */
const INDONESIAN = { delimiter: ";", cast: { number: (value: number) => String(value).replace(".", ",") } };

/** Lines that no spreadsheet runs. Texts stand always in quotes, so that their line breaks stay inside. */
export function csvLines(rows: readonly CsvRow[], isIndonesian = false): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === "string" ? safeCell(cell) : cell)));
  const form = isIndonesian ? INDONESIAN : {};
  return stringify(cells, { record_delimiter: "\r\n", quoted_string: true, ...form });
}

/** @param chunks rows, of which the first names the columns */
export async function* csvFile(
  chunks: AsyncIterable<CsvRow[]> | Iterable<CsvRow[]>,
  isIndonesian = false,
): AsyncGenerator<string> {
  yield MARK;
  for await (const rows of chunks) yield csvLines(rows, isIndonesian);
}
