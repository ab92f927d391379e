"use client";

import Link from "next/link";
import { useState } from "react";
import { LoadFailed } from "@/components/lists/load-failed";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { RadioGroup } from "@/components/ui/radio-group";
import { Skeletons } from "@/components/ui/skeleton";
import { showToast } from "@/components/ui/toast-store";
import { CARBON_MODES, type CarbonMode, MODE_LABELS } from "@/lib/carbon/rules";
import { formatTons } from "@/lib/carbon/simple";
import type { CarbonRecordView } from "@/lib/carbon/view";
import { yearlyMeans } from "@/lib/carbon/years";
import { formatDate } from "@/lib/format/dates";
import { FAILED } from "@/lib/http/fetch-json";
import { reportPath, tonsRange } from "./carbon-words";
import { PartBars } from "./charts";
import { useRecords } from "./use-records";

/** What was reckoned before: on this device, or in the account of who is signed in. */
export function RecordHistory() {
  const handle = useRecords();
  const { inAccount, records, onDevice, loading, failed, moving, remove, clear, moveToAccount, retry } = handle;
  const [asking, setAsking] = useState(false);

  async function act(action: () => Promise<void>, done: string) {
    try {
      await action();
      showToast({ text: done });
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : FAILED, tone: "bad" });
    }
  }

  if (loading) {
    return <Skeletons text="Memuat riwayat…" heights={["h-40"]} />;
  }
  if (failed) {
    return <LoadFailed title="Riwayat belum dapat dimuat" onRetry={retry} />;
  }
  return (
    <div className="grid gap-5">
      {onDevice.length > 0 ? (
        <Notice tone="info" title={`${onDevice.length} hasil masih tersimpan di perangkat ini saja.`}>
          <Button
            size="small"
            variant="secondary"
            className="mt-2"
            busy={moving}
            onClick={() => void act(moveToAccount, "Riwayat dipindahkan ke akun Anda.")}
          >
            {moving ? "Memindahkan…" : "Pindahkan ke akun"}
          </Button>
        </Notice>
      ) : null}
      {records.length === 0 ? (
        <EmptyState>Belum ada hasil tersimpan. Hitung jejak karbon Anda, lalu tekan “Simpan laporan”.</EmptyState>
      ) : (
        <>
          <YearlyChart records={records} />
          <RecordList records={records} onRemove={(id) => void act(() => remove(id), "Hasil dihapus.")} />
          <div>
            <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
              <Icon name="trash" size={18} /> Hapus semua
            </Button>
          </div>
        </>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Hapus semua hasil?"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Batal
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                void act(clear, "Semua hasil dihapus.");
              }}
            >
              Hapus semua
            </Button>
          </>
        }
      >
        <p>
          {records.length} hasil {inAccount ? "di akun Anda" : "di perangkat ini"} akan hilang dan tidak dapat
          dikembalikan.
        </p>
      </Dialog>
    </div>
  );
}

function RecordList(props: { records: readonly CarbonRecordView[]; onRemove: (id: string) => void }) {
  return (
    <ul aria-label="Hasil tersimpan" className="grid gap-3">
      {props.records.map((record) => {
        const date = formatDate(record.saved_at);
        return (
          <li
            key={record.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-card p-4"
          >
            <div className="min-w-0 flex-1">
              <Link
                href={reportPath(record.id)}
                prefetch={false}
                className="font-semibold text-primary underline underline-offset-4"
              >
                {date}
              </Link>
              <p className="text-ink-soft tabular-nums">
                {tonsRange(record.low_kg, record.high_kg)} per tahun, {MODE_LABELS[record.mode]}
              </p>
            </div>
            <Button
              variant="quiet"
              size="small"
              onClick={() => props.onRemove(record.id)}
              aria-label={`Hapus hasil ${date}`}
            >
              <Icon name="trash" size={18} />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** The mean of each year, of one mode at a time: their figures do not compare. */
function YearlyChart({ records }: { records: readonly CarbonRecordView[] }) {
  const modes = CARBON_MODES.filter((mode) => records.some((record) => record.mode === mode));
  const [chosen, setChosen] = useState<CarbonMode>();
  const mode = chosen && modes.includes(chosen) ? chosen : (modes.at(-1) ?? "SIMPLE");
  const years = yearlyMeans(records.filter((record) => record.mode === mode));
  return (
    <figure className="rounded-md border border-line bg-card p-4 sm:p-5">
      <figcaption className="mb-3 font-semibold">Rata-rata hasil tiap tahun, mode {MODE_LABELS[mode]}</figcaption>
      <PartBars
        parts={years.map(({ year, tons, count }) => ({
          id: year,
          label: `${year} (${count} hasil)`,
          text: formatTons(tons),
          amount: tons,
        }))}
      />
      {modes.length > 1 ? (
        <RadioGroup
          name="karbon-mode"
          legend="Mode yang ditampilkan"
          value={mode}
          onChange={(value) => setChosen(value as CarbonMode)}
          options={modes.map((value) => ({ value, label: MODE_LABELS[value] }))}
          className="mt-5"
        />
      ) : null}
    </figure>
  );
}
