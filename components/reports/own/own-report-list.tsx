import Link from "next/link";
import { StatusBadge } from "@/components/reports/status-badge";
import { Icon } from "@/components/ui/icon";
import type { MyReportView } from "@/lib/reports/view";

/** Reports as only their writer sees them: with what still waits, and what staff want to know. */
export function OwnReportList({ reports }: { reports: readonly MyReportView[] }) {
  return (
    <ul className="mt-2 divide-y divide-line-strong">
      {reports.map((report) => (
        <li key={report.id} className="py-3 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Link
              href={`/laporan/${report.code}`}
              prefetch={false}
              className="py-1 font-semibold underline underline-offset-4 hover:no-underline"
            >
              {report.damage_type}
            </Link>
            <StatusBadge status={report.status} />
          </div>
          <p className="text-sm text-ink-faint tabular-nums">
            {report.code} · {report.location}
          </p>
          {report.secret ? (
            <p className="mt-1 text-sm text-ink-soft">Rahasia: hanya Anda dan pengelola yang melihatnya.</p>
          ) : report.held ? (
            <p className="mt-1 text-sm text-ink-soft">Sedang diperiksa admin sebelum tampil di daftar umum.</p>
          ) : null}
          {report.question ? (
            <p className="mt-2 flex items-start gap-2 text-sm font-semibold">
              <Icon name="message" size={18} className="mt-px" />
              <Link href={`/laporan/${report.code}#jawab`} className="underline underline-offset-4">
                Admin bertanya. Jawab sekarang
              </Link>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
