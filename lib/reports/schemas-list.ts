import type { z } from "zod";
import { deskListSchema } from "@/lib/desk/schemas-list";
import { REPORT_STATUSES } from "./rules";

/** /admin/laporan/daftar and GET /api/admin/reports/export */
export const ReportListFilter = deskListSchema(REPORT_STATUSES);
export type ReportListFilter = z.output<typeof ReportListFilter>;
