"use client";

import { useState } from "react";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import type { ImportReportView } from "@/lib/places/exchange/view";
import { IMPORT_MAX_BYTES } from "@/lib/places/rules";

/** From a chosen file to its places on the map: looked through first, taken in when somebody has read what will happen. */
export type ImportStep =
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

export function useImport() {
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
  return error instanceof RequestFailed ? error.message : "Berkas belum dapat dibaca. Silakan coba lagi.";
}
