"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FileButton } from "@/components/photos/file-button";
import { DataTable } from "@/components/ui/data-table";
import { Notice } from "@/components/ui/notice";
import { CHANNEL_IMPORT } from "@/lib/channels/rules";
import type { ImportedChannelsView } from "@/lib/channels/view";
import { formatCount } from "@/lib/format/numbers";
import { failureText, fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";

type Step =
  | { name: "empty" }
  | { name: "sending" }
  | { name: "done"; result: ImportedChannelsView }
  | { name: "failed"; message: string; faults: [place: string, message: string][] };

/** Takes in a CSV file of channels, and says what is wrong by row. */
export function ChannelImport() {
  const router = useRouter();
  const [step, setStep] = useState<Step>({ name: "empty" });

  async function send(file: File): Promise<void> {
    setStep({ name: "sending" });
    try {
      const body = new Blob([file], { type: "text/csv" });
      const result = await fetchJson<ImportedChannelsView>("/api/admin/channels/import", {
        method: "POST",
        body,
        key: randomKey(),
      });
      setStep({ name: "done", result });
      router.refresh();
    } catch (error) {
      const fields = error instanceof RequestFailed ? error.fields : {};
      const faults = Object.entries(fields).filter(([place]) => place !== "file");
      setStep({ name: "failed", message: failureText(error, "Berkas belum dapat dibaca. Silakan coba lagi."), faults });
    }
  }

  return (
    <div className="needs-script grid grid-cols-1 gap-4">
      <div>
        <FileButton
          icon="upload"
          text={step.name === "sending" ? "Mengimpor…" : "Pilih berkas CSV"}
          accept=".csv,text/csv"
          describedBy="kolom-kanal"
          onFile={(file) => void send(file)}
        />
      </div>
      {step.name === "failed" ? (
        <Notice tone="bad" live="alert" title={step.message}>
          {step.faults.length === CHANNEL_IMPORT.faultsShown
            ? `Hanya ${CHANNEL_IMPORT.faultsShown} kesalahan pertama yang ditampilkan.`
            : null}
        </Notice>
      ) : null}
      {step.name === "failed" && step.faults.length > 0 ? (
        <DataTable
          caption="Yang perlu diperbaiki"
          columns={[
            { key: "place", label: "Tempat", cell: ([place]: [string, string]) => place },
            { key: "message", label: "Yang perlu diperbaiki", cell: ([, message]: [string, string]) => message },
          ]}
          rows={step.faults}
          rowKey={([place]) => place}
        />
      ) : null}
      {step.name === "done" ? (
        <Notice tone="good" live="status" title={`${formatCount(step.result.added)} kanal ditambahkan.`}>
          {step.result.known > 0 ? `${formatCount(step.result.known)} sudah ada dan tidak diubah.` : null}
        </Notice>
      ) : null}
    </div>
  );
}
