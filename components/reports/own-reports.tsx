"use client";

import Link from "next/link";
import { useOwn } from "@/components/forms/use-own";
import { Icon } from "@/components/ui/icon";
import type { MyReportView } from "@/lib/reports/view";
import { sentReports } from "./sent-reports";
import { StatusBadge } from "./status-badge";

export const OWN_REPORTS = "/api/reports/mine";

/** The reporter's own reports, with those that are still being checked. Asks nothing where nothing was sent. */
export function useOwnReports(): MyReportView[] {
  return useOwn<MyReportView>(OWN_REPORTS, sentReports);
}

/** "Laporan Anda" */
export function OwnReports() {
  const reports = useOwnReports();
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="laporan-anda" className="rounded-md border border-line bg-panel p-4 sm:p-5">
      <h2 id="laporan-anda" className="text-xl">
        Laporan Anda
      </h2>
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
            {report.held ? (
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
    </section>
  );
}
