import { z } from "zod";
import { areaFilter } from "@/lib/areas/schemas";
import { PERIODS } from "./rules";

const per = z.enum(PERIODS, { error: `per harus salah satu dari ${PERIODS.join(", ")}.` });

/** What /admin/statistik asks for; anything unknown shows the weeks. */
export const ShowStatistics = z.object({ per: per.catch("minggu"), daerah: areaFilter.catch(undefined) });

/** GET /api/admin/statistics/export */
export const ExportStatistics = z.strictObject({
  per,
  /** `provinsi` is what addresses of earlier versions say. */
  tabel: z
    .enum(["waktu", "daerah", "provinsi"], { error: "tabel harus salah satu dari waktu, daerah." })
    .transform((table) => (table === "provinsi" ? "daerah" : table)),
});

/** GET /api/public-stats/reports */
export const ReportHandling = z.strictObject({ area: areaFilter });
