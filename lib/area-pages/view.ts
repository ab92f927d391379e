import type { AreaView } from "@/lib/areas/view";
import type { HandoverView } from "@/lib/channels/handovers/view";
import type { EventView } from "@/lib/events/event/view";
import type { PartnerView } from "@/lib/partners/view";
import type { PlaceView } from "@/lib/places/view";
import type { ReportView } from "@/lib/reports/view";
import type { ResolvedView } from "@/lib/reports/view-before-after";
import type { ChannelFiguresView, HandlingView } from "@/lib/statistics/view";

/** How many validated reports there are, by their state. */
export interface AreaCountsView {
  verified: number;
  /** Among the verified: still open, claimed as resolved, and resolved. */
  open: number;
  claimed: number;
  resolved: number;
}

/** Part of an area, or a province of the country. */
export interface AreaPartView extends AreaCountsView, Pick<AreaView, "code" | "name" | "slug"> {}

/** The oldest promise of an office that still runs for an open report. Days are `YYYY-MM-DD`. */
export interface AreaClockView extends Pick<HandoverView, "channel" | "sent_on" | "due_on"> {
  report_id: number;
}

/** GET /api/areas/{code}: what everyone may know of an area. */
export interface AreaPageView {
  area: AreaView;
  /** From the province down to the area itself. */
  way: Pick<AreaView, "code" | "name" | "slug">[];
  counts: AreaCountsView;
  /** Medians of the last `handling_days` days. */
  handling: HandlingView;
  handling_days: number;
  /** How offices answered the reports of this area. */
  channels: Pick<ChannelFiguresView, "channel" | "handovers" | "median_days">[];
  /** People; null for one or two. Below the regency always 0, since it would tell where they live. */
  volunteers: number | null;
  open: ReportView[];
  /** At most one of each of the open reports. */
  clocks: AreaClockView[];
  claimed: ReportView[];
  resolved: ResolvedView[];
  events: EventView[];
  partners: PartnerView[];
  places: PlaceView[];
  parts: AreaPartView[];
}

/** Whether there is nothing to read but the names of its parts. */
export function isEmptyArea({ counts, events, partners, places }: AreaPageView): boolean {
  return counts.verified + events.length + partners.length + places.length === 0;
}
