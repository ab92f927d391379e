import "server-only";
import { photoPath } from "@/lib/photos/rules";
import { isOnMap, PUBLIC_STATUSES, type ReportStatus } from "@/lib/reports/rules";
import { Prisma } from "@/prisma/client";
import { updatesTag } from "./rules";
import type { ReportUpdateView } from "./view";

export const UPDATES = Prisma.raw("report_updates");
/** `report_updates_waiting_idx` */
export const UPDATE_WAITS = Prisma.raw("held_reason IS NOT NULL AND hidden_at IS NULL");

/** The columns that the public view of an update needs. A row never leaves the server. */
export const UPDATE_SELECT = {
  id: true,
  condition: true,
  content: true,
  photoId: true,
  heldReason: true,
  hiddenAt: true,
  createdAt: true,
} as const satisfies Prisma.ReportUpdateSelect;
type UpdateRow = Prisma.ReportUpdateGetPayload<{ select: typeof UPDATE_SELECT }>;

/** The report that updates belong to. */
export const PARENT_SELECT = { id: true, code: true, status: true, heldReason: true } as const;
export interface ParentReport {
  id: number;
  code: string;
  status: ReportStatus;
  heldReason: string | null;
}

/** Whether everybody may read the report, and so what neighbours say of it. */
export function isListed({ status, heldReason }: ParentReport): boolean {
  return heldReason === null && (PUBLIC_STATUSES as readonly ReportStatus[]).includes(status);
}

export function isShown({ heldReason, hiddenAt }: Pick<UpdateRow, "heldReason" | "hiddenAt">): boolean {
  return heldReason === null && hiddenAt === null;
}

export function updateView(row: UpdateRow, report: ParentReport): ReportUpdateView {
  const photoShown = isShown(row) && isOnMap(report.status, report.heldReason);
  return {
    id: row.id,
    condition: row.condition,
    content: row.content,
    photo: row.photoId !== null && photoShown ? photoPath(row.photoId, 640) : null,
    created_at: row.createdAt.toISOString(),
  };
}

/** What shows an update. */
export function updateTags({ id, code }: Pick<ParentReport, "id" | "code">): string[] {
  return [`report:${code}`, updatesTag(id)];
}
