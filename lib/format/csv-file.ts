import { stringify } from "csv-stringify/sync";
import { safeCell } from "./csv";

/** Opens every file: without the mark, spreadsheets take UTF-8 for something older. */
export const CSV_MARK = "\uFEFF";

/** Lines that no spreadsheet runs. Texts stand always in quotes, so that their line breaks stay inside. */
export function csvLines(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => (typeof cell === "string" ? safeCell(cell) : cell)));
  return stringify(cells, { record_delimiter: "\r\n", quoted_string: true });
}
