import "server-only";
import { CSV_MARK, csvLines } from "@/lib/format/csv-file";
import type { DeskListCursor } from "./schemas-list";

/** Rows that are in memory at once. */
const CHUNK = 1000;

type Cell = string | number;

interface ListFile<Row> {
  columns: readonly string[];
  read(limit: number, after: DeskListCursor | undefined): Promise<Row[]>;
  cellsOf(row: Row): Cell[];
}

/** A list of the desk as a CSV file, in pieces. */
export async function* listFile<Row extends { id: number; createdAt: Date }>(
  file: ListFile<Row>,
): AsyncGenerator<string> {
  yield CSV_MARK + csvLines([file.columns]);
  let after: DeskListCursor | undefined;
  for (;;) {
    const rows = await file.read(CHUNK, after);
    if (rows.length > 0) yield csvLines(rows.map(file.cellsOf));
    const last = rows.at(-1);
    if (rows.length < CHUNK || !last) return;
    after = { time: last.createdAt, id: last.id };
  }
}
