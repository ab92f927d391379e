import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { formatCount } from "@/lib/format/numbers";
import type { NearbyReportView } from "@/lib/reports/view";
import { FieldProblems } from "./form-failure";
import type { SendFailure } from "./use-send-report";

interface FormNoticesProps {
  restored: boolean;
  online: boolean;
  failure: SendFailure | null;
  /** The earlier report that was supported instead of sending a new one. */
  supported: NearbyReportView | null;
  onClear: () => void;
}

/** What the person should know before they go on with the form. */
export function FormNotices({ restored, online, failure, supported, onClear }: FormNoticesProps) {
  return (
    <>
      {restored ? (
        <Notice tone="info" icon="undo" live="status" title="Draf dipulihkan">
          <p>Isian Anda yang belum terkirim tersimpan di perangkat ini.</p>
          <Button variant="secondary" size="small" className="mt-2" onClick={onClear}>
            Kosongkan
          </Button>
        </Notice>
      ) : null}
      {online ? null : (
        <Notice tone="wait" live="status" title="Anda sedang luring">
          Isian tetap tersimpan di perangkat ini. Tekan “Kirim laporan” setelah tersambung lagi; tidak ada yang hilang.
        </Notice>
      )}
      {failure ? <FieldProblems failure={failure} /> : null}
      {supported ? <Supported report={supported} onClear={onClear} /> : null}
    </>
  );
}

function Supported({ report, onClear }: { report: NearbyReportView; onClear: () => void }) {
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
