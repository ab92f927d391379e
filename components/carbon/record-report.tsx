"use client";

import { useHash } from "@/components/forms/use-hash";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import "./print.css";
import { RecordSheet } from "./record-sheet";
import { useRecords } from "./use-records";

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
    return (
      <Notice tone="bad" live="alert" title="Laporan belum dapat dimuat">
        <Button size="small" variant="secondary" className="mt-2" onClick={retry}>
          Coba lagi
        </Button>
      </Notice>
    );
  }
  return (
    <EmptyState action={<ButtonLink href="/kalkulator">Buka kalkulator</ButtonLink>}>
      Laporan ini tidak tersimpan di perangkat ini. Bila Anda menyimpannya di akun, masuk dahulu.
    </EmptyState>
  );
}
