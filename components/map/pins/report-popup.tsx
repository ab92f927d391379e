import Link from "next/link";
import { formatDate } from "@/lib/format/dates";
import { wordsOrKind } from "@/lib/reports/rules";
import type { ReportPointProperties } from "@/lib/reports/view";

/** What the spec shows of a report on the map (2.12), and the way to its page. */
export function ReportPopup({ report }: { report: ReportPointProperties }) {
  return (
    <>
      <strong className="pr-6 text-base leading-snug">Laporan Kerusakan Lingkungan</strong>
      <p className="font-semibold">{report.location}</p>
      <p className="line-clamp-4 text-ink-soft">{wordsOrKind(report.description)}</p>
      <p className="text-ink-faint">{formatDate(report.date)}</p>
      <p className="flex flex-wrap gap-x-4 pt-1 font-semibold">
        {report.photo ? (
          <a href={report.photo} target="_blank" rel="noopener noreferrer">
            Lihat Foto
          </a>
        ) : null}
        <Link href={`/laporan/${report.code}`} prefetch={false}>
          Buka laporan
        </Link>
      </p>
    </>
  );
}
