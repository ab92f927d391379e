import type { ReportStatus } from "@/lib/reports/rules";

/** GET /api/public-stats/counts: the four figures of the home page. */
export interface PublicCountsView {
  eventCount: number;
  bankSampahCount: number;
  relawanCount: number;
  reportCount: number;
}

/** GET /api/admin/dashboard-stats */
export interface DashboardStatsView {
  totalUsers: number;
  totalEvents: number;
  totalReports: number;
  totalPartners: number;
  totalVolunteers: number;
  totalLocations: number;
}

/** What the drawn kampung of the home page goes by. */
export interface KampungView {
  /** Planted through events of this year, as their organisers counted them. */
  seedlings: number;
  /** Of the newest reports: those that wait for their end, and those that have it. */
  open: number;
  resolved: number;
}

/** What happened in one week or year. */
export interface PeriodView {
  /** Its first day, `YYYY-MM-DD` in WIB. */
  start: string;
  /** Reports sent in it, by the state that they have now. */
  reports: Record<ReportStatus, number>;
  /** Reports verified in it, and the median of the days since they were sent; null where there is none. */
  verified: number;
  verifyDays: number | null;
  /** The same of being resolved; one that was opened again and resolved again counts twice. */
  resolved: number;
  resolveDays: number | null;
  /** People registered for events in it and not cancelled since. */
  registered: number;
  /** Accounts made in it that are still there. */
  members: number;
}

export interface DeskStatisticsView {
  /** When it was counted, ISO 8601. */
  countedAt: string;
  periods: PeriodView[];
}

/** How fast reports were handled: medians in days, with one decimal; null where nothing has happened. */
export interface HandlingView {
  /** From sending to verification, from sending to the claim that it is done, and from there to the neighbours' word. */
  verifyDays: number | null;
  claimDays: number | null;
  confirmDays: number | null;
  /** How many were resolved, and of these confirmed by people there. */
  resolved: number;
  confirmed: number;
  /** Reports that two strangers without an account confirmed. */
  confirmedByGuests: number;
  /** How often one was opened again. */
  reopened: number;
}

/** GET /api/public-stats/reports */
export interface PublicHandlingView {
  /** It counts the steps of so many days. */
  days: number;
  all: HandlingView;
  kinds: (HandlingView & { kind: string })[];
  /** Of the area's parts; those where nothing has happened are left out. */
  areas: (HandlingView & { code: string; name: string })[];
}

/** GET /api/public-stats/channels: how channels answered reports, by the word of the people who sent them there. */
export interface PublicChannelsView {
  /** It counts what was sent in so many days. */
  days: number;
  /** The most used first; what stands on too few people is left out. */
  channels: ChannelFiguresView[];
}

export interface ChannelFiguresView {
  channel_id: number;
  channel: string;
  /** A regency or city; null for everywhere. */
  area: { code: string; name: string } | null;
  /** Those that were answered, or whose promise has passed. */
  handovers: number;
  answered: number;
  /** Until half of them were answered; null where fewer than half were. */
  median_days: number | null;
}

/** Of one area, or of what lies in it: counts of the shown periods, and the public medians of the last weeks. */
export interface AreaFiguresView extends Pick<HandlingView, "verifyDays" | "claimDays" | "confirmDays"> {
  code: string;
  name: string;
  reports: number;
  open: number;
  resolved: number;
  places: number;
}

export interface AreaStatisticsView {
  /** Null for the whole country. */
  area: { code: string; name: string; parent: string | null } | null;
  parts: AreaFiguresView[];
  /** What is known to lie in the area, and no finer; null where there is nothing. */
  unknown: AreaFiguresView | null;
}
