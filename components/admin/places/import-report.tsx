import { type Column, DataTable } from "@/components/ui/data-table";
import { Notice } from "@/components/ui/notice";
import { formatCount } from "@/lib/format/numbers";
import { capitalised } from "@/lib/format/text";
import { columnTitle } from "@/lib/places/exchange/columns";
import type { ImportDoubleView, ImportFaultView, ImportReportView } from "@/lib/places/exchange/view";
import { IMPORT_SHOWN, placePath } from "@/lib/places/rules";

/** The rows of a file by what becomes of them, with every row that needs a look. */
export function ImportReport({ report }: { report: ImportReportView }) {
  const { unit, rows, added, double_count, invalid_count, ignored_columns } = report;
  const line = capitalised(unit);
  const faultColumns: Column<ImportFaultView>[] = [
    { key: "line", label: line, numeric: true, cell: (fault) => fault.line },
    { key: "field", label: "Kolom", cell: (fault) => columnLabel(fault.field) },
    { key: "message", label: "Yang perlu diperbaiki", cell: (fault) => fault.message },
  ];
  const doubleColumns: Column<ImportDoubleView>[] = [
    { key: "line", label: line, numeric: true, cell: (double) => double.line },
    { key: "name", label: "Nama", cell: (double) => double.name },
    { key: "same", label: "Sama dengan", cell: (double) => <SameAs unit={unit} double={double} /> },
  ];
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure term="Isi berkas" value={rows} />
        <Figure term={report.dry_run ? "Akan ditambahkan" : "Ditambahkan"} value={added} />
        <Figure term="Sudah ada, dilewati" value={double_count} />
        <Figure term="Perlu diperbaiki" value={invalid_count} />
      </dl>
      {ignored_columns.length > 0 ? (
        <Notice tone="info">Kolom yang tidak dipakai: {ignored_columns.join(", ")}.</Notice>
      ) : null}
      {report.invalid.length > 0 ? (
        <section aria-label="Perlu diperbaiki">
          <DataTable
            caption="Perlu diperbaiki"
            columns={faultColumns}
            rows={report.invalid}
            rowKey={(fault) => `${fault.line} ${fault.field}`}
          />
          <More shown={report.invalid.length} />
        </section>
      ) : null}
      {report.doubles.length > 0 ? (
        <section aria-label="Sudah ada, dilewati">
          <DataTable
            caption="Sudah ada, dilewati"
            columns={doubleColumns}
            rows={report.doubles}
            rowKey={(double) => double.line}
          />
          <More shown={report.doubles.length} />
        </section>
      ) : null}
    </div>
  );
}

/** Both titles that a file may have for it. */
function columnLabel(field: string): string {
  const title = columnTitle(field);
  return title === field ? field : `${title} (${field})`;
}

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md border border-line bg-card p-3">
      <dt className="text-sm text-ink-faint">{term}</dt>
      <dd className="font-display text-2xl tabular-nums">{formatCount(value)}</dd>
    </div>
  );
}

function More({ shown }: { shown: number }) {
  return shown < IMPORT_SHOWN ? null : (
    <p className="mt-2 text-sm text-ink-faint">Hanya {IMPORT_SHOWN} yang pertama ditampilkan.</p>
  );
}

function SameAs({ unit, double: { same_as } }: { unit: string; double: ImportDoubleView }) {
  if ("line" in same_as) return `${capitalised(unit)} ${same_as.line} di berkas ini`;
  return (
    <a href={placePath(same_as.slug)} target="_blank" rel="noopener" className="text-info underline underline-offset-4">
      {same_as.name}
      <span className="sr-only"> (tab baru)</span>
    </a>
  );
}
