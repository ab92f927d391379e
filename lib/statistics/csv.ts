import type { CsvRow } from "@/lib/format/csv";
import { REPORT_STATUSES } from "@/lib/reports/rules";
import type { AreaStatisticsView, DeskStatisticsView } from "./view";

const PERIOD_COLUMNS = [
  "mulai",
  "laporan",
  ...REPORT_STATUSES.map((status) => `laporan_${status.toLowerCase()}`),
  "diverifikasi",
  "median_hari_sampai_verifikasi",
  "diselesaikan",
  "median_hari_sampai_selesai",
  "orang_mendaftar_kegiatan",
  "akun_baru",
];

/** One line a week or year; a median of nothing is an empty cell. */
export function periodRows({ periods }: DeskStatisticsView): CsvRow[] {
  return [
    PERIOD_COLUMNS,
    ...periods.map((period) => [
      period.start,
      REPORT_STATUSES.reduce((sum, status) => sum + period.reports[status], 0),
      ...REPORT_STATUSES.map((status) => period.reports[status]),
      period.verified,
      period.verifyDays ?? "",
      period.resolved,
      period.resolveDays ?? "",
      period.registered,
      period.members,
    ]),
  ];
}

const AREA_COLUMNS = [
  "kode",
  "daerah",
  "laporan",
  "masih_terbuka",
  "selesai",
  "lokasi_hijau",
  "median_hari_sampai_verifikasi",
  "median_hari_sampai_klaim",
  "median_hari_sampai_dipastikan",
];

/** One line a part of the area, then what is known no finer, without a name. */
export function areaRows({ parts, unknown }: AreaStatisticsView): CsvRow[] {
  const lines = unknown === null ? parts : [...parts, { ...unknown, name: "" }];
  return [
    AREA_COLUMNS,
    ...lines.map(({ code, name, reports, open, resolved, places, verifyDays, claimDays, confirmDays }) => [
      code,
      name,
      reports,
      open,
      resolved,
      places,
      verifyDays ?? "",
      claimDays ?? "",
      confirmDays ?? "",
    ]),
  ];
}
