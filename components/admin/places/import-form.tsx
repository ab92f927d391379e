"use client";

import { FileButton } from "@/components/photos/file-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { formatCount } from "@/lib/format/numbers";
import { ImportReport } from "./import-report";
import { type ImportStep, useImport } from "./use-import";

/** Chooses a file, says what would happen, and does it on a second press. */
export function ImportForm() {
  const { step, choose, start } = useImport();
  const busy = step.name === "reading" || step.name === "importing";
  return (
    <div className="needs-script grid gap-5">
      <div>
        <FileButton
          icon="upload"
          text={step.name === "empty" ? "Pilih berkas" : "Pilih berkas lain"}
          accept=".csv,.json,.geojson,text/csv,application/geo+json,application/json"
          describedBy="import-hint"
          onFile={(file) => void choose(file)}
        />
      </div>
      <p role="status" className={busy ? "font-semibold" : "sr-only"}>
        {statusOf(step)}
      </p>
      {step.name === "failed" ? (
        <Notice tone="bad" live="alert" title={`${step.fileName} tidak diimpor`}>
          {step.message}
        </Notice>
      ) : null}
      {step.name === "done" ? (
        <Notice tone="good" live="status" title={`${formatCount(step.report.added)} lokasi ditambahkan ke peta.`}>
          <ButtonLink href="/admin/lokasi?queue=APPROVED" size="small" variant="secondary" className="mt-3">
            Lihat lokasi terverifikasi
          </ButtonLink>
        </Notice>
      ) : null}
      {step.name === "read" ? <Verdict step={step} onStart={() => void start()} /> : null}
      {"report" in step ? <ImportReport report={step.report} /> : null}
    </div>
  );
}

function statusOf(step: ImportStep): string {
  if (step.name === "reading") return `Memeriksa ${step.fileName}…`;
  if (step.name === "importing") return `Mengimpor ${formatCount(step.report.added)} lokasi…`;
  return step.name === "read" ? `${step.fileName} sudah diperiksa.` : "";
}

/** What the file comes to, and the press that does it. */
function Verdict({ step, onStart }: { step: ImportStep & { name: "read" }; onStart: () => void }) {
  const { added, invalid_count, unit } = step.report;
  if (invalid_count > 0) {
    return (
      <Notice tone="bad" title={`${formatCount(invalid_count)} ${unit} perlu diperbaiki`}>
        Tidak ada yang diimpor sebelum semuanya benar. Perbaiki berkas Anda, lalu pilih lagi.
      </Notice>
    );
  }
  if (added === 0) return <Notice tone="info" title="Semua lokasi di berkas ini sudah ada di peta." />;
  return (
    <Notice tone="wait" icon="info" title={`${formatCount(added)} lokasi akan tampil di peta sebagai terverifikasi.`}>
      <Button onClick={onStart} className="mt-3">
        Impor {formatCount(added)} lokasi
      </Button>
    </Notice>
  );
}
