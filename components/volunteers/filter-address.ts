import { withQuery } from "@/components/lists/with-query";
import { isVolunteerArea, VOLUNTEER_LENGTH, type VolunteerArea } from "@/lib/volunteers/rules";

/** What the list is narrowed to, as it stands in the page's address. */
export interface VolunteerFilter {
  area: VolunteerArea | null;
  text: string;
}

export const NO_FILTER: VolunteerFilter = { area: null, text: "" };

/** What the address says; what it cannot mean is left out. */
export function filterIn(search: string): VolunteerFilter {
  const requested = new URLSearchParams(search);
  const area = requested.get("daerah") ?? "";
  const text = (requested.get("cari") ?? "").trim().slice(0, VOLUNTEER_LENGTH.search);
  return { area: isVolunteerArea(area) ? area : null, text };
}

/** The query of the page with this filter. */
export function withFilter(search: string, { area, text }: VolunteerFilter): string {
  return withQuery(search, { daerah: area ?? "", cari: text });
}

/** The address of the list, `limit` first. */
export function listPath({ area, text }: VolunteerFilter, limit: number): string {
  return `/api/volunteers${withQuery("", { limit: String(limit), daerah: area ?? "", q: text })}`;
}
