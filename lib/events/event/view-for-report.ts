/** What everyone may see of an event for a report. */
export interface ReportGatheringView {
  id: number;
  slug: string;
  title: string;
  location: string;
  /** Start, ISO time. */
  date: string;
  zone: "WIB" | "WITA" | "WIT";
  capacity: number;
  registered: number;
  cancelled: boolean;
  /** Its results are written down. */
  finished: boolean;
}

/** What staff see of it at the report's desk. */
export interface GatheringView extends ReportGatheringView {
  results: {
    people: number | null;
    trees: number | null;
    kilograms: number | null;
    words: string | null;
    photos: { id: string; url: string }[];
  } | null;
  /** The results are there, and nobody has said yet whether they settle the report. */
  waits: boolean;
}
