"use client";

import { useState } from "react";
import { FileButton } from "@/components/photos/file-button";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { formatCount } from "@/lib/format/numbers";
import { failureText, fetchJson } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import type { ImportReportView } from "@/lib/places/exchange/view";
import { IMPORT_MAX_BYTES } from "@/lib/places/rules";
import { ImportReport } from "./import-report";

/** From a chosen file to its places on the map: looked through first, taken in when somebody has read what will happen. */
type ImportStep =
  | { name: "empty" }
  | { name: "reading"; fileName: string }
  | { name: "read"; fileName: string; report: ImportReportView }
  | { name: "importing"; fileName: string; report: ImportReportView }
  | { name: "done"; fileName: string; report: ImportReportView }
  | { name: "failed"; fileName: string; message: string };

interface Chosen {
  body: Blob;
  fileName: string;
  /** The same for every try, so that an answer that was lost on the way does nothing twice. */
  key: string;
}

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

function useImport() {
  const [step, setStep] = useState<ImportStep>({ name: "empty" });
  const [chosen, setChosen] = useState<Chosen | null>(null);

  async function choose(file: File): Promise<void> {
    const { name: fileName } = file;
    setChosen(null);
    if (file.size > IMPORT_MAX_BYTES) {
      setStep({ name: "failed", fileName, message: "Berkas lebih besar dari 2 MB. Bagi menjadi beberapa berkas." });
      return;
    }
    const next = { body: new Blob([file], { type: typeOf(fileName) }), fileName, key: randomKey() };
    setChosen(next);
    setStep({ name: "reading", fileName });
    try {
      const report = await send(next, true);
      setStep({ name: "read", fileName, report });
    } catch (error) {
      setStep({ name: "failed", fileName, message: wordsOf(error) });
    }
  }

  async function start(): Promise<void> {
    if (step.name !== "read" || !chosen) return;
    const { fileName, report } = step;
    setStep({ name: "importing", fileName, report });
    try {
      setStep({ name: "done", fileName, report: await send(chosen, false) });
    } catch (error) {
      setStep({ name: "failed", fileName, message: wordsOf(error) });
    }
  }

  return { step, choose, start };
}

function typeOf(fileName: string): string {
  return /\.(?:geo)?json$/iu.test(fileName) ? "application/geo+json" : "text/csv";
}

function send({ body, key }: Chosen, dryRun: boolean): Promise<ImportReportView> {
  const path = `/api/admin/places/import?dry_run=${dryRun}`;
  return fetchJson<ImportReportView>(path, { method: "POST", body, ...(dryRun ? {} : { key }) });
}

function wordsOf(error: unknown): string {
  return failureText(error, "Berkas belum dapat dibaca. Silakan coba lagi.");
}
