import { areaIn, areaParameters } from "@/components/areas/area-address";
import { withQuery } from "@/components/lists/with-query";

/** What a page of events is narrowed to, and how it shows what is left. */
export interface EventFilter {
  /** `YYYY-MM` */
  month: string | null;
  /** A province, regency or district. */
  area: string | null;
  view: EventsView;
  /** Events of both kinds. */
  all: boolean;
}

type EventsView = "cards" | "calendar";

const CALENDAR = "kalender";
export const ALL_KINDS = "semua";
const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/u;

/** `?bulan=2026-12&provinsi=Bali&tampilan=kalender&jenis=semua`; what is no month or area is left out. */
export function filterIn(search: string): EventFilter {
  const query = new URLSearchParams(search);
  const month = query.get("bulan") ?? "";
  return {
    month: MONTH.test(month) ? month : null,
    area: areaIn(query),
    view: query.get("tampilan") === CALENDAR ? "calendar" : "cards",
    all: query.get("jenis") === ALL_KINDS,
  };
}

/** The query with this filter and whatever else it had. */
export function withFilter(search: string, { month, area, view, all }: EventFilter): string {
  return withQuery(search, {
    bulan: month ?? "",
    ...areaParameters(area),
    tampilan: view === "calendar" ? CALENDAR : "",
    jenis: all ? ALL_KINDS : "",
  });
}
