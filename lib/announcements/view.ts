/** What the band above the public pages says. */
export interface AnnouncementBandView {
  id: number;
  text: string;
  href: string | null;
}

/** An announcement as staff see it; times are ISO 8601. */
export interface AnnouncementView extends AnnouncementBandView {
  starts_at: string;
  ends_at: string;
  /** Goes back with a change. */
  revision: number;
}
