import type { ContactLinks } from "@/lib/layout/contact";

/** Who runs this site, as its admins have set it. */
export interface SiteSettingsView extends ContactLinks {
  /** Grows with each change; 0 before the first. */
  revision: number;
}
