import { CSV_MARK, csvLines } from "@/lib/format/csv";
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
export async function* periodsCsv({ periods }: DeskStatisticsView, isIndonesian = false): AsyncGenerator<string> {
  yield CSV_MARK + csvLines([PERIOD_COLUMNS], isIndonesian);
  yield csvLines(
    periods.map((period) => [
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
    isIndonesian,
  );
}

const PROVINCE_COLUMNS = ["provinsi", "laporan", "masih_terbuka", "selesai", "lokasi_hijau", "akun_baru"];

export async function* provincesCsv({ provinces }: DeskStatisticsView, isIndonesian = false): AsyncGenerator<string> {
  yield CSV_MARK + csvLines([PROVINCE_COLUMNS], isIndonesian);
  yield csvLines(
    provinces.map(({ province, reports, open, resolved, places, members }) => [
      province ?? "",
      reports,
      open,
      resolved,
      places,
      members,
    ]),
    isIndonesian,
  );
}
