import { Badge } from "@/components/ui/badge";
import { formatDate } from "@/lib/format/dates";
import { meters } from "@/lib/format/numbers";
import { NEARBY_METERS, STATUS_LABELS } from "@/lib/reports/rules";
import type { NearbyReportView } from "@/lib/reports/view";
import { opensHere } from "./opens-here";

/** Reports around the same place: the same damage told twice, or a place that keeps being damaged. */
export function Duplicates(props: {
  reports: readonly NearbyReportView[];
  hrefOf: (code: string) => string;
  onOpen: (code: string) => void;
}) {
  if (props.reports.length === 0) return null;
  return (
    <section aria-labelledby="duplicates-title">
      <h3 id="duplicates-title" className="text-xl">
        Mungkin sama
      </h3>
      <p className="text-sm text-ink-faint">Laporan terbuka dalam jarak {meters(NEARBY_METERS)}.</p>
      <ul className="mt-3 grid gap-2">
        {props.reports.map((report) => (
          <li key={report.code} className="rounded-md border border-line bg-card p-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <a
                href={props.hrefOf(report.code)}
                onClick={(event) => opensHere(event) && props.onOpen(report.code)}
                className="inline-flex min-h-8 items-center font-semibold tabular-nums text-info underline underline-offset-4"
              >
                {report.code}
              </a>
              <Badge>{STATUS_LABELS[report.status]}</Badge>
            </p>
            <p>
              {report.damage_type}, {report.location}
            </p>
            <p className="text-sm text-ink-faint">
              {meters(report.distance_meters)} dari sini · {formatDate(report.created_at)} · {report.support_count}{" "}
              warga mengalami
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
