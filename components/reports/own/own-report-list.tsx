import Link from "next/link";
import { OwnItem, OwnList } from "@/components/accounts/account/own-item";
import { StatusBadge } from "@/components/reports/status-badge";
import { Icon } from "@/components/ui/icon";
import type { MyReportView } from "@/lib/reports/view";

/** Reports as only their writer sees them: with what still waits, and what staff want to know. */
export function OwnReportList({ reports }: { reports: readonly MyReportView[] }) {
  return (
    <OwnList>
      {reports.map((report) => (
        <OwnItem
          key={report.id}
          title={report.damage_type}
          href={`/laporan/${report.code}`}
          badge={<StatusBadge status={report.status} />}
          facts={`${report.code} · ${report.location}`}
        >
          {report.secret ? (
            <p className="mt-1 text-sm text-ink-soft">Rahasia: hanya Anda dan pengelola yang melihatnya.</p>
          ) : report.held ? (
            <p className="mt-1 text-sm text-ink-soft">Sedang diperiksa pengelola sebelum tampil di daftar umum.</p>
          ) : null}
          {report.question ? (
            <p className="mt-2 flex items-start gap-2 text-sm font-semibold">
              <Icon name="message" size={18} className="mt-px" />
              <Link href={`/laporan/${report.code}#jawab`} className="underline underline-offset-4">
                Pengelola bertanya. Jawab sekarang
              </Link>
            </p>
          ) : null}
        </OwnItem>
      ))}
    </OwnList>
  );
}
