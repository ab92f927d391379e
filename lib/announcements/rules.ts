export const ANNOUNCEMENT_LENGTH = { text: 300, href: 300 };

/** Announcements on the dashboard's page; older ones are over for long. */
export const ANNOUNCEMENTS_SHOWN = 30;

/** Carried by every public page. */
export const ANNOUNCEMENT_TAG = "announcement";

/** An address on this site, or a secure one elsewhere. */
export function isSafeLink(href: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/u.test(href)) return true;
  return /^https:\/\/[^\s\\]+$/u.test(href) && URL.canParse(href);
}

export type AnnouncementState = "waiting" | "current" | "over";

export const ANNOUNCEMENT_STATE_LABELS: Record<AnnouncementState, string> = {
  waiting: "Menunggu tayang",
  current: "Sedang tayang",
  over: "Sudah berakhir",
};

/** @param times ISO 8601 */
export function announcementState(times: { starts_at: string; ends_at: string }, now: Date): AnnouncementState {
  if (now < new Date(times.starts_at)) return "waiting";
  return now < new Date(times.ends_at) ? "current" : "over";
}
