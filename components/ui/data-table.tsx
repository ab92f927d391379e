import type { ReactNode } from "react";
import { classNames } from "./class-names";

export interface Column<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, in tabular numerals. */
  numeric?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  /** Read, but not seen, where a heading above says the same. */
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/** A table that becomes one card per row on a phone. */
export function DataTable<Row>({ caption, captionHidden = false, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <table className="block w-full text-left md:table">
      <caption className={captionHidden ? "sr-only" : "block pb-2 text-left font-semibold md:table-caption"}>
        {caption}
      </caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="md:border-b-2 md:border-line-strong">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classNames("p-3 text-sm text-ink-faint", column.numeric && "md:text-right")}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-3 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="grid gap-2 rounded-md border border-line bg-card p-4 md:table-row md:border-0 md:border-b md:bg-transparent md:hover:bg-panel"
          >
            {columns.map((column, index) => (
              <td
                key={column.key}
                className={classNames(
                  "grid grid-cols-[minmax(6rem,2fr)_3fr] items-baseline gap-3 md:table-cell md:p-3",
                  index === 0 && "font-semibold",
                  column.numeric && "tabular-nums md:text-right",
                )}
              >
                <span aria-hidden="true" className="text-sm font-normal text-ink-faint md:hidden">
                  {column.label}
                </span>
                <span className="min-w-0">{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
