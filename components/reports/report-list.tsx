"use client";

import { LoadFailed } from "@/components/lists/load-failed";
import { Button, buttonClass } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { LoadMore } from "@/components/ui/pagination";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { isOnMap } from "@/lib/reports/rules";
import type { ReportView } from "@/lib/reports/view";
import { ReportCard } from "./report-card";
import type { LatestReports } from "./use-latest-reports";

const BRIEF = "[@media(scripting:enabled)]:max-lg:[&>li:nth-child(n+4)]:hidden";

interface ReportListCardProps {
  report: ReportView;
  selected: boolean;
  onSelect: (report: ReportView) => void;
}

interface ReportListProps {
  latest: LatestReports;
  /** Only what the map shows. */
  narrowed: boolean;
  selectedId: number | null;
  onSelect: (report: ReportView) => void;
  /** On a phone only the newest three, and the way to the rest. */
  brief: boolean;
}

/** "Daftar Laporan Terbaru": empty, shown, and more of it loading or failed to load. */
export function ReportList({ latest, narrowed, selectedId, onSelect, brief }: ReportListProps) {
  const { reports, failed, hasMore, loadingMore, loadMore } = latest;
  if (reports.length === 0) {
    return (
      <EmptyState action={<ButtonLink href="#formulir">Buat laporan</ButtonLink>}>
        {narrowed
          ? "Tidak ada laporan di area peta ini. Geser atau perkecil petanya."
          : "Belum ada laporan yang tersedia. Ayo jadi yang pertama!"}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classNames("grid gap-4 xl:grid-cols-2", brief && BRIEF)}>
        {reports.map((report) => (
          <ReportListCard key={report.id} report={report} selected={report.id === selectedId} onSelect={onSelect} />
        ))}
      </ul>
      {loadingMore ? <LoadingCards /> : null}
      {failed ? (
        <LoadFailed onRetry={loadMore} className="mt-4">
          Gagal memuat laporan. Silakan coba refresh halaman.
        </LoadFailed>
      ) : (
        <div className={classNames("needs-script", brief && "max-lg:hidden")}>
          <LoadMore hasMore={hasMore} loading={loadingMore} onLoad={loadMore} />
        </div>
      )}
      {brief ? (
        <a
          href="#daftar"
          className={buttonClass({ variant: "secondary", wide: true, className: "needs-script mt-4 lg:hidden" })}
        >
          Semua laporan warga <Icon name="arrow-right" />
        </a>
      ) : null}
    </>
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

function ReportListCard({ report, selected, onSelect }: ReportListCardProps) {
  return (
    <ReportCard report={report} className="scroll-mt-24 lg:scroll-mt-[calc(45dvh+8rem)]" outlined={selected}>
      {report.latitude !== null && isOnMap(report.status, null) ? (
        <div className="needs-script relative z-10 mt-3">
          <Button variant="secondary" size="small" aria-pressed={selected} onClick={() => onSelect(report)}>
            <Icon name="map" size={18} /> Lihat di peta
          </Button>
        </div>
      ) : null}
    </ReportCard>
  );
}
