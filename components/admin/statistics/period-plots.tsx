import { type Column, DataTable } from "@/components/ui/data-table";
import { formatAmount, formatCount } from "@/lib/format/numbers";
import { REPORT_STATUSES, STATUS_LABELS } from "@/lib/reports/rules";
import type { Period } from "@/lib/statistics/rules";
import type { PeriodView } from "@/lib/statistics/view";
import {
  daysText,
  PERIOD_WORDS,
  periodName,
  RESOLVE_LINE,
  STATUS_FILLS,
  STATUS_SWATCHES,
  VERIFY_LINE,
} from "./periods";
import { PlotFrame } from "./plot-frame";

interface Line {
  key: string;
  stroke: string;
  dashes: string | undefined;
  /** Null where there is nothing to say; the line has a gap there. */
  values: readonly (number | null)[];
}

type Place = (value: number) => number;

interface Bar {
  key: string;
  /** Shown by a pointer that rests on it. */
  title: string;
  /** From the bottom to the top. */
  parts: readonly { fill: string; value: number }[];
}

interface PlotProps {
  per: Period;
  periods: readonly PeriodView[];
}

/** The ends of the time axis, and the words for a figure at its highest. */
function axisOf({ per, periods }: PlotProps) {
  const name = ({ start }: PeriodView) => periodName(per, start);
  const [first, last] = [periods[0], periods.at(-1)];
  return { firstLabel: first ? name(first) : "", lastLabel: last ? name(last) : "", name };
}

function reportsOf({ reports }: PeriodView): number {
  return REPORT_STATUSES.reduce((sum, status) => sum + reports[status], 0);
}

function countColumn(per: Period): Column<PeriodView> {
  return { key: "start", label: PERIOD_WORDS[per].column, cell: ({ start }) => periodName(per, start) };
}

function Figures({
  caption,
  columns,
  periods,
}: { caption: string; columns: Column<PeriodView>[] } & { periods: readonly PeriodView[] }) {
  return (
    <DataTable
      caption={caption}
      captionHidden
      columns={columns}
      rows={periods.toReversed()}
      rowKey={({ start }) => start}
    />
  );
}

export function ReportsPlot({ per, periods }: PlotProps) {
  const { name, ...ends } = axisOf({ per, periods });
  const totals = periods.map(reportsOf);
  const total = totals.reduce((sum, count) => sum + count, 0);
  const max = Math.max(1, ...totals);
  const title = `Laporan ${PERIOD_WORDS[per].per}, menurut statusnya sekarang`;
  const summary = `${formatCount(total)} laporan dikirim dalam ${PERIOD_WORDS[per].span}.`;
  const columns: Column<PeriodView>[] = [
    countColumn(per),
    { key: "total", label: "Semua", numeric: true, cell: (period) => formatCount(reportsOf(period)) },
    ...REPORT_STATUSES.map((status) => ({
      key: status,
      label: STATUS_LABELS[status],
      numeric: true,
      cell: ({ reports }: PeriodView) => formatCount(reports[status]),
    })),
  ];
  return (
    <PlotFrame
      wide
      id="judul-laporan"
      title={title}
      summary={summary}
      legendNote="Urutan bagian batang dari bawah ke atas."
      series={REPORT_STATUSES.map((status) => ({ label: STATUS_LABELS[status], swatch: STATUS_SWATCHES[status] }))}
      max={max}
      unit="laporan"
      {...ends}
      table={<Figures caption={title} columns={columns} periods={periods} />}
    >
      <BarPlot
        label={`Diagram batang. ${title}. ${summary} Terbanyak ${formatCount(max)}.`}
        max={max}
        bars={periods.map((period) => ({
          key: period.start,
          title: `${name(period)}: ${formatCount(reportsOf(period))} laporan`,
          parts: REPORT_STATUSES.map((status) => ({ fill: STATUS_FILLS[status], value: period.reports[status] })),
        }))}
      />
    </PlotFrame>
  );
}

export function DaysPlot({ per, periods }: PlotProps) {
  const { firstLabel, lastLabel } = axisOf({ per, periods });
  const days = periods.flatMap(({ verifyDays, resolveDays }) => [verifyDays ?? 0, resolveDays ?? 0]);
  const max = Math.max(1, ...days);
  const title = `Median hari ${PERIOD_WORDS[per].per}`;
  const summary =
    "Separuh laporan lebih cepat, separuh lebih lambat. Dihitung sejak dikirim, menurut saat diverifikasi dan saat selesai.";
  const columns: Column<PeriodView>[] = [
    countColumn(per),
    { key: "verified", label: "Diverifikasi", numeric: true, cell: (period) => formatCount(period.verified) },
    {
      key: "verifyDays",
      label: "Median sampai diverifikasi",
      numeric: true,
      cell: (period) => daysText(period.verifyDays),
    },
    { key: "resolved", label: "Selesai", numeric: true, cell: (period) => formatCount(period.resolved) },
    {
      key: "resolveDays",
      label: "Median sampai selesai",
      numeric: true,
      cell: (period) => daysText(period.resolveDays),
    },
  ];
  return (
    <PlotFrame
      wide
      id="judul-hari"
      title={title}
      summary={summary}
      series={[VERIFY_LINE, RESOLVE_LINE]}
      max={max}
      unit="hari"
      firstLabel={firstLabel}
      lastLabel={lastLabel}
      table={<Figures caption={title} columns={columns} periods={periods} />}
    >
      <LinePlot
        label={`Diagram garis. ${title}. Paling lama ${formatAmount(max)} hari.`}
        max={max}
        lines={[
          { key: "verify", ...VERIFY_LINE, values: periods.map(({ verifyDays }) => verifyDays) },
          { key: "resolve", ...RESOLVE_LINE, values: periods.map(({ resolveDays }) => resolveDays) },
        ]}
      />
    </PlotFrame>
  );
}

interface CountPlotProps extends PlotProps {
  field: "registered" | "members";
}

const COUNTS = {
  registered: { title: "Pendaftar kegiatan", unit: "orang", fill: "fill-info", what: "orang mendaftar kegiatan" },
  members: { title: "Akun baru", unit: "akun", fill: "fill-primary", what: "akun dibuat" },
} as const;

/** One plain count a week or year. */
export function CountPlot({ per, periods, field }: CountPlotProps) {
  const { name, ...ends } = axisOf({ per, periods });
  const { unit, fill, what } = COUNTS[field];
  const title = `${COUNTS[field].title} ${PERIOD_WORDS[per].per}`;
  const counts = periods.map((period) => period[field]);
  const max = Math.max(1, ...counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const summary = `${formatCount(total)} ${what} dalam ${PERIOD_WORDS[per].span}.`;
  const columns: Column<PeriodView>[] = [
    countColumn(per),
    { key: field, label: COUNTS[field].title, numeric: true, cell: (period) => formatCount(period[field]) },
  ];
  return (
    <PlotFrame
      id={`judul-${field}`}
      title={title}
      summary={summary}
      series={[]}
      max={max}
      unit={unit}
      {...ends}
      table={<Figures caption={title} columns={columns} periods={periods} />}
    >
      <BarPlot
        label={`Diagram batang. ${title}. ${summary} Terbanyak ${formatCount(max)}.`}
        max={max}
        bars={periods.map((period) => ({
          key: period.start,
          title: `${name(period)}: ${formatCount(period[field])} ${unit}`,
          parts: [{ fill, value: period[field] }],
        }))}
      />
    </PlotFrame>
  );
}

/** Bars of one or several parts, drawn on the server. @param label says the whole to who does not see it */
function BarPlot({ label, bars, max }: { label: string; bars: readonly Bar[]; max: number }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length * 10} 100`}
      preserveAspectRatio="none"
      className="block size-full"
    >
      {bars.map(({ key, title, parts }, index) => {
        let top = 100;
        return (
          <g key={key}>
            <title>{title}</title>
            {parts.map(({ fill, value }) => {
              const height = (value / max) * 100;
              top -= height;
              return value === 0 ? null : (
                <rect key={fill} x={index * 10 + 1} y={top} width={8} height={height} className={fill} />
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}

/** Lines over the same steps, drawn on the server; each known value is a dot, so that a lonely one shows too. */
function LinePlot({ label, lines, max }: { label: string; lines: readonly Line[]; max: number }) {
  const steps = lines[0]?.values.length ?? 0;
  const x = (index: number) => index * 10 + 5;
  // A little room above the highest dot.
  const y = (value: number) => 96 - (value / max) * 90;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${steps * 10} 100`}
      preserveAspectRatio="none"
      className="block size-full"
    >
      {lines.map(({ key, stroke, dashes, values }) => (
        <g key={key} className={stroke} fill="none">
          <path
            d={strokesOf(values, x, y)}
            strokeWidth={3}
            strokeDasharray={dashes}
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={values.map((value, index) => (value === null ? "" : `M${x(index)} ${y(value).toFixed(2)}h0`)).join("")}
            strokeWidth={9}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </svg>
  );
}

function strokesOf(values: readonly (number | null)[], x: Place, y: Place): string {
  return values
    .map((value, index) => {
      if (value === null) return "";
      const before = values[index - 1];
      return `${before === null || before === undefined ? "M" : "L"}${x(index)} ${y(value).toFixed(2)}`;
    })
    .join("");
}
