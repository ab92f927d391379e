import { provinceOnly } from "@/components/areas/area-address";
import { EVENT_MESSAGES, type ListedKind } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

/** Spec 2.11. */
const TIMEOUT_MS = 10_000;

/** One list of the API; a month holds what lies ahead and what is past. */
export interface EventQuery {
  kind: ListedKind;
  limit: number;
  area: string | null;
  span: "ahead" | "past" | { month: string };
}

export function eventsPath({ kind, limit, area, span }: EventQuery): string {
  const query = new URLSearchParams({ kind, limit: String(limit) });
  if (typeof span === "object") query.set("month", span.month);
  else query.set("when", span);
  const province = provinceOnly(area);
  if (province !== undefined) query.set("province", province);
  else if (area !== null) query.set("area", area);
  return `/api/events?${query}`;
}

/** @throws Error whose message is one of the spec's (section 8) */
export async function fetchEvents(path: string): Promise<EventView[]> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const events = await fetchJson<unknown>(path, { signal: timeout });
    if (!Array.isArray(events)) throw new Error(EVENT_MESSAGES.notArray);
    return events.filter((event: Partial<EventView> | null) => typeof event?.id === "number");
  } catch (error) {
    if (timeout.aborted) throw new Error(EVENT_MESSAGES.timeout);
    throw new Error(failureText(error));
  }
}

/** Why events could not be loaded, in the spec's words. */
function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof RequestFailed)) return `Gagal memuat data kegiatan: ${message}`;
  if (error.status === 0) return EVENT_MESSAGES.unreachable;
  return `Gagal memuat data kegiatan: ${error.status} - ${message}`;
}

/** The cursor of the API behind this event. */
export function cursorAfter({ date, id }: EventView): string {
  return `${Date.parse(date)}-${id}`;
}
