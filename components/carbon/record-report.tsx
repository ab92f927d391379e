"use client";

import { useHash } from "@/components/forms/use-hash";
import { LoadFailed } from "@/components/lists/load-failed";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import "./print.css";

import { rankedActions } from "@/lib/carbon/actions";
import { MODE_LABELS } from "@/lib/carbon/rules";
import { AVERAGES, calculateSimple, formatTons } from "@/lib/carbon/simple";
import { partLabel } from "@/lib/carbon/summary";
import type { CarbonRecordView } from "@/lib/carbon/view";
import { formatDate } from "@/lib/format/dates";
import { formatDecimal } from "@/lib/format/decimal";
import { formatCount } from "@/lib/format/numbers";
import { tonsRange } from "./carbon-words";
import { PartBars } from "./charts";
import { useRecords } from "./use-records";

const MOST_ACTIONS = 5;

/** One kept result as a sheet to print; which one stands behind #. */
export function RecordReport() {
  const hash = useHash();
  const { records, onDevice, loading, failed, retry } = useRecords();
  const record = [...onDevice, ...records].find(({ id }) => `#${id}` === hash);
  if (record) {
    return (
      <>
        <div className="no-print mb-6 flex flex-wrap items-center gap-3">
          <Button onClick={() => print()}>
            <Icon name="download" /> Cetak atau simpan PDF
          </Button>
          <ButtonLink href="/kalkulator" variant="secondary">
            Kembali ke kalkulator
          </ButtonLink>
          <p className="text-sm text-ink-faint">Untuk PDF, pilih “Simpan sebagai PDF” sebagai pencetak.</p>
        </div>
        <RecordSheet record={record} />
      </>
    );
  }
  if (hash === undefined || loading) {
    return (
      <>
        <SkeletonStatus text="Memuat laporan…" />
        <Skeleton className="h-96" />
      </>
    );
  }
  if (failed) {
    return <LoadFailed title="Laporan belum dapat dimuat" onRetry={retry} />;
  }
  return (
    <EmptyState action={<ButtonLink href="/kalkulator">Buka kalkulator</ButtonLink>}>
      Laporan ini tidak tersimpan di perangkat ini. Bila Anda menyimpannya di akun, masuk dahulu.
    </EmptyState>
  );
}

/** What was reckoned that day, as it was reckoned that day; advice is today's. */
function RecordSheet({ record }: { record: CarbonRecordView }) {
  const { mode, low_kg, high_kg, total_kg, parts, saved_at } = record;
  const advice = adviceOf(record);
  return (
    <article
      aria-labelledby="laporan-karbon"
      className="print-sheet grid gap-6 rounded-leaf border border-line bg-card p-4 sm:p-8"
    >
      <header>
        <h2 id="laporan-karbon" className="text-2xl">
          {tonsRange(low_kg, high_kg)} per tahun
        </h2>
        <p className="mt-1 text-ink-soft">
          Mode {MODE_LABELS[mode]}, dihitung {formatDate(saved_at)}.
          {low_kg === high_kg ? null : ` Perkiraan tengah ${formatTons(total_kg / 1000)}.`}
        </p>
        {mode === "SIMPLE" ? (
          <p className="text-ink-soft">
            Rata-rata Indonesia {formatDecimal(AVERAGES.indonesia, 1)} ton, dunia {formatDecimal(AVERAGES.world, 1)} ton
            CO₂.
          </p>
        ) : null}
      </header>
      <section>
        <h3 className="mb-3 text-lg">Rincian</h3>
        <PartBars
          parts={parts.map(({ id, kg }) => ({
            id,
            label: kg < 0 ? `${partLabel(mode, id)} (mengurangi)` : partLabel(mode, id),
            text: `${formatCount(kg)} kg`,
            amount: Math.abs(kg),
            spared: kg < 0,
          }))}
        />
      </section>
      {advice.length > 0 ? (
        <section>
          <h3 className="mb-2 text-lg">Saran</h3>
          <ul className="grid list-disc gap-1 pl-5">
            {advice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <footer className="text-sm text-ink-faint">
        Perkiraan dari Sulur, bukan pengukuran. Rumus dan sumbernya ada di halaman /metodologi.
      </footer>
    </article>
  );
}

function adviceOf(record: CarbonRecordView): string[] {
  if (record.mode === "SIMPLE") return calculateSimple(record.inputs).tips;
  return rankedActions(record.inputs)
    .slice(0, MOST_ACTIONS)
    .map(({ title, kilograms }) => `${title}: sekitar ${formatCount(kilograms)} kg per tahun.`);
}
