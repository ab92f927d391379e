"use client";

import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { LoadMore } from "@/components/ui/pagination";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import type { ReportView } from "@/lib/reports/view";
import { ReportListCard } from "./report-list-card";
import type { LatestReports } from "./use-latest-reports";

interface ReportListProps {
  latest: LatestReports;
  selectedId: number | null;
  onSelect: (report: ReportView) => void;
}

/** "Daftar Laporan Terbaru": empty, shown, and more of it loading or failed to load. */
export function ReportList({ latest, selectedId, onSelect }: ReportListProps) {
  const { reports, failed, hasMore, loadingMore, loadMore } = latest;
  if (reports.length === 0) {
    return (
      <EmptyState action={<ButtonLink href="#formulir">Buat laporan</ButtonLink>}>
        Belum ada laporan yang tersedia. Ayo jadi yang pertama!
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-4">
        {reports.map((report) => (
          <ReportListCard key={report.id} report={report} selected={report.id === selectedId} onSelect={onSelect} />
        ))}
      </ul>
      {loadingMore ? <LoadingCards /> : null}
      {failed ? (
        <LoadFailed onRetry={loadMore} />
      ) : (
        <div className="needs-script">
          <LoadMore hasMore={hasMore} loading={loadingMore} onLoad={loadMore} />
        </div>
      )}
    </>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="bad" live="alert" className="mt-4">
      <p>Gagal memuat laporan. Silakan coba refresh halaman.</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        Coba lagi
      </Button>
    </Notice>
  );
}

function LoadingCards() {
  return (
    <div className="mt-4 grid gap-4">
      <SkeletonStatus text="Memuat laporan…" />
      <Skeleton className="h-52 rounded-md" />
      <Skeleton className="h-52 rounded-md" />
    </div>
  );
}
