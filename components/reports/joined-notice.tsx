import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { formatCount } from "@/lib/format/numbers";
import type { NearbyReportView } from "@/lib/reports/view";

interface JoinedNoticeProps {
  /** The earlier report that was supported instead of sending a new one. */
  report: NearbyReportView;
  onClear: () => void;
}

export function JoinedNotice({ report, onClear }: JoinedNoticeProps) {
  return (
    <Notice tone="good" live="status" title={`Dukungan Anda tercatat pada ${report.code}`}>
      <p>
        {formatCount(report.support_count)} warga juga mengalami. Laporan Anda sendiri tidak dikirim; isiannya masih ada
        di bawah.
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <a href={`/laporan/${report.code}`} className="font-semibold underline underline-offset-4">
          Lihat laporan itu
        </a>
        <Button variant="secondary" size="small" onClick={onClear}>
          Kosongkan formulir
        </Button>
      </div>
    </Notice>
  );
}
