import "server-only";
import type { FileRow } from "./exchange-file";
import { ImportedPlace } from "./schemas";
import type { ImportFaultView } from "./view";

/** A row that can be taken in. */
export interface NewRow {
  line: number;
  place: ImportedPlace;
}

/** Tells the rows that can be taken in from those that cannot, with everything that is wrong with these. */
export function judgeRows(rows: readonly FileRow[]): { good: NewRow[]; faults: ImportFaultView[]; faultyRows: number } {
  const good: NewRow[] = [];
  const faults: ImportFaultView[] = [];
  for (const { line, values, fault } of rows) {
    if (fault !== undefined) {
      faults.push({ line, field: "baris", message: fault });
      continue;
    }
    const result = ImportedPlace.safeParse(values);
    if (isSwapped(values)) {
      faults.push({ line, field: "latitude", message: SWAPPED });
      continue;
    }
    if (result.success) good.push({ line, place: result.data });
    else faults.push(...faultsOf(line, result.error.issues));
  }
  return { good, faults, faultyRows: rows.length - good.length };
}

const SWAPPED = "Lintang dan bujur tertukar. Lintang Indonesia -11 sampai 6, bujurnya 95 sampai 141.";

function isSwapped({ latitude, longitude }: FileRow["values"]): boolean {
  const { shape } = ImportedPlace;
  return shape.latitude.safeParse(longitude).success && shape.longitude.safeParse(latitude).success;
}

/** One sentence a column. */
function faultsOf(line: number, issues: readonly { path: PropertyKey[]; message: string }[]): ImportFaultView[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join(".");
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, message]) => ({ line, field, message }));
}
