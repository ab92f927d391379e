import type { AreaPageView } from "@/lib/area-pages/view";
import { formatDecimal } from "@/lib/format/decimal";
import { formatCount } from "@/lib/format/numbers";

/** How many reports there are, and how fast they were handled. */
export function AreaFigures({ counts, handling, handling_days, channels, volunteers }: AreaPageView) {
  const figures: [term: string, words: string][] = [
    ["Laporan terverifikasi", formatCount(counts.verified)],
    ["Menunggu penyelesaian", formatCount(counts.open)],
    ["Diklaim selesai", formatCount(counts.claimed)],
    ["Selesai", formatCount(counts.resolved)],
    ...(volunteers === 0
      ? []
      : [["Relawan", volunteers === null ? "beberapa" : formatCount(volunteers)] as [string, string]]),
  ];
  const { verifyDays, claimDays, confirmDays } = handling;
  const medians = [
    verifyDays === null ? null : `${daysText(verifyDays)} sampai diperiksa`,
    claimDays === null ? null : `${daysText(claimDays)} sampai diklaim selesai`,
    confirmDays === null ? null : `${daysText(confirmDays)} dari klaim sampai dipastikan warga`,
  ].filter((median) => median !== null);
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {figures.map(([term, words]) => (
          <div
            key={term}
            className="flex flex-col-reverse justify-end rounded-md border border-line bg-card p-3 sm:p-4"
          >
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-display text-2xl tabular-nums">{words}</dd>
          </div>
        ))}
      </dl>
      {medians.length > 0 ? (
        <p className="measure mt-3 text-ink-soft">
          Separuh laporan dalam {handling_days} hari terakhir memerlukan paling lama {medians.join(", ")}.
        </p>
      ) : null}
      {channels.length > 0 ? (
        <ul className="measure mt-2 text-ink-soft">
          {channels.map(({ channel, handovers, median_days }) => (
            <li key={channel}>
              {channel}:{" "}
              {median_days === null
                ? "kurang dari separuh dijawab"
                : `separuh dijawab dalam ${formatCount(median_days)} hari`}
              , dari {formatCount(handovers)} laporan yang diteruskan warga.
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function daysText(days: number): string {
  return `${formatDecimal(days, 1)} hari`;
}
