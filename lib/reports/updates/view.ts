import type { Zone } from "@/lib/format/dates";
import type { DeskPhoto } from "@/lib/photos/view";
import type { ReportCondition, UpdateQueue } from "./rules";

/** What everyone may see of an update: not who wrote it. */
export interface ReportUpdateView {
  id: number;
  condition: ReportCondition;
  content: string;
  /** Address of the 640 px photo; null while the report is not verified, as its own. */
  photo: string | null;
  created_at: string;
}

/** POST /api/reports/{id}/updates. `held`: staff look at it before it is shown. */
export interface CreatedUpdateView extends ReportUpdateView {
  held: boolean;
}

/** What staff see of an update; never sent to a public response. */
export interface DeskUpdateView {
  id: number;
  /** The report's number, and what it is about. */
  code: string;
  damageType: string;
  location: string;
  condition: ReportCondition;
  content: string;
  photo: DeskPhoto | null;
  /** Whether it was written with an account. */
  member: boolean;
  queue: UpdateQueue;
  heldReason: string | null;
  hiddenAt: string | null;
  hiddenWords: string | null;
  createdAt: string;
  /** Time zone of the report's place. */
  zone: Zone;
}
