/** POST /api/admin/places/import: what happened to a file's rows, or would. Lists stop at `IMPORT_SHOWN` entries. */
export interface ImportReportView {
  dry_run: boolean;
  /** How the file counts its rows: lines of a CSV, features of a GeoJSON. */
  unit: "baris" | "fitur";
  rows: number;
  added: number;
  double_count: number;
  doubles: ImportDoubleView[];
  invalid_count: number;
  invalid: ImportFaultView[];
  /** Columns that an import does not know. */
  ignored_columns: string[];
}

/** A row that is there already. */
export interface ImportDoubleView {
  line: number;
  name: string;
  /** The place that it doubles, or the earlier row of the same file. */
  same_as: { id: number; slug: string; name: string } | { line: number };
}

/** What to mend in one row. */
export interface ImportFaultView {
  line: number;
  field: string;
  message: string;
}
