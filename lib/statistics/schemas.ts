import { z } from "zod";
import { areaFilter } from "@/lib/areas/schemas";
import { PERIODS } from "./rules";

const per = z.enum(PERIODS, { error: `per harus salah satu dari ${PERIODS.join(", ")}.` });

/** What /admin/statistik asks for; anything unknown shows the weeks. */
export const ShowStatistics = z.object({ per: per.catch("minggu"), daerah: areaFilter.catch(undefined) });

/** GET /api/admin/statistics/export */
export const ExportStatistics = z.strictObject({
  per,
  tabel: z.enum(["waktu", "provinsi"], { error: "tabel harus salah satu dari waktu, provinsi." }),
});

/** GET /api/public-stats/reports */
export const ReportHandling = z.strictObject({ area: areaFilter });
