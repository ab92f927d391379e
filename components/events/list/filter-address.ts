import { withQuery } from "@/components/lists/with-query";
import { isProvince, type Province } from "@/lib/provinces/rules";

/** What a page of events is narrowed to, and how it shows what is left. */
export interface EventFilter {
  /** `YYYY-MM` */
  month: string | null;
  province: Province | null;
  view: EventsView;
}

export type EventsView = "cards" | "calendar";

const CALENDAR = "kalender";
const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/u;

/** `?bulan=2026-12&provinsi=Bali&tampilan=kalender`; what is no month or province is left out. */
export function filterIn(search: string): EventFilter {
  const query = new URLSearchParams(search);
  const month = query.get("bulan") ?? "";
  const province = query.get("provinsi") ?? "";
  return {
    month: MONTH.test(month) ? month : null,
    province: isProvince(province) ? province : null,
    view: query.get("tampilan") === CALENDAR ? "calendar" : "cards",
  };
}

/** The query with this filter and whatever else it had. */
export function withFilter(search: string, { month, province, view }: EventFilter): string {
  return withQuery(search, {
    bulan: month ?? "",
    provinsi: province ?? "",
    tampilan: view === "calendar" ? CALENDAR : "",
  });
}
