import type { ForumCountsView } from "@/lib/forum/view";
import type { MessageCountsView } from "@/lib/messages/view";
import type { PartnerCountsView } from "@/lib/partners/view";
import type { PlaceCountsView } from "@/lib/places/view";
import type { DeskCountsView } from "@/lib/reports/view";
import type { VolunteerCountsView } from "@/lib/volunteers/view";
import type { ReviewKind } from "./rules";

/** What every desk counts; what waits is told from it. */
export interface WaitingCounts {
  reports: DeskCountsView;
  places: PlaceCountsView;
  messages: MessageCountsView;
  volunteers: VolunteerCountsView;
  partners: PartnerCountsView;
  forum: ForumCountsView;
}

/** One thing that waits, of whatever kind. */
export interface ReviewItem {
  kind: ReviewKind;
  id: number;
  /** What happened, or who it is about. */
  name: string;
  text: string;
  heldReason: string | null;
  /** A report of a risky kind: it comes before all else. */
  risky?: boolean;
  /** Address of its 640 px photo. */
  photo: string | null;
  /** Since when it waits, ISO 8601. */
  since: string;
  /** Where its own desk shows it. */
  href: string;
}
