import type { CsvRow } from "@/lib/format/csv";
import { REPORT_STATUSES } from "@/lib/reports/rules";
import type { DeskStatisticsView } from "./view";

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

const PROVINCE_COLUMNS = ["provinsi", "laporan", "masih_terbuka", "selesai", "lokasi_hijau", "akun_baru"];

export function provinceRows({ provinces }: DeskStatisticsView): CsvRow[] {
  return [
    PROVINCE_COLUMNS,
    ...provinces.map(({ province, reports, open, resolved, places, members }) => [
      province ?? "",
      reports,
      open,
      resolved,
      places,
      members,
    ]),
  ];
}
