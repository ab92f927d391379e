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
    <table className="block w-full text-left lg:table">
      <caption className={captionHidden ? "sr-only" : "block pb-2 text-left font-semibold lg:table-caption"}>
        {caption}
      </caption>
      <thead className="sr-only lg:not-sr-only lg:table-header-group">
        <tr className="lg:border-b-2 lg:border-line-strong">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classNames("p-3 text-sm text-ink-faint", column.numeric && "lg:text-right")}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-3 lg:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="grid grid-cols-1 gap-2 rounded-md border border-line bg-card p-4 lg:table-row lg:border-0 lg:border-b lg:bg-transparent lg:hover:bg-panel"
          >
            {columns.map((column, index) => (
              <td
                key={column.key}
                className={classNames(
                  "flex flex-wrap items-baseline gap-x-3 lg:table-cell lg:p-3",
                  index === 0 && "font-semibold",
                  column.numeric && "tabular-nums lg:text-right",
                )}
              >
                <span
                  aria-hidden="true"
                  className="min-w-0 flex-[2_1_6rem] text-sm font-normal text-ink-faint lg:hidden"
                >
                  {column.label}
                </span>
                <span className="min-w-0 flex-[3_1_9rem]">{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
