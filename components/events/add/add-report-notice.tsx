import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { DraftReport } from "./add-draft";

interface ReportNoticeProps {
  report: DraftReport | null;
  problem: string | null;
  onForget: () => void;
}

/** Which report the event is to mend, or why none. */
export function ReportNotice({ report, problem, onForget }: ReportNoticeProps) {
  if (report === null) {
    return problem === null ? null : <Notice tone="wait" live="status" title={problem} />;
  }
  return (
    <Notice tone="info" live="status" title={`Untuk laporan ${report.code}`}>
      <p>{report.location}. Kegiatan ini akan terhubung dengan laporan tersebut.</p>
      <Button variant="secondary" size="small" className="mt-2" onClick={onForget}>
        Lepaskan dari laporan
      </Button>
    </Notice>
  );
}
