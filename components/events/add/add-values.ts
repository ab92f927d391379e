import { sentEvent } from "@/lib/events/event/fields";
import { momentOf } from "@/lib/events/event/moments";
import { DEFAULT_HOURS, EVENT_ZONES } from "@/lib/events/event/rules";
import type { Zone } from "@/lib/format/dates";
import { HOUR_MS } from "@/lib/format/dates";

/** WIB is 420 minutes ahead of universal time. */
const AHEAD: Record<Zone, number> = { WIB: 420, WITA: 480, WIT: 540 };

/** The zones, this device's own first. @param minutes as `Date.getTimezoneOffset` says them */
export function zonesFrom(minutes: number): readonly Zone[] {
  return EVENT_ZONES.toSorted((one, other) => Number(AHEAD[other] === -minutes) - Number(AHEAD[one] === -minutes));
}

type SpanValues = Record<"date" | "time" | "ends_date" | "ends" | "zone", string>;

/** Begin and end as the server will understand them; null while they are incomplete. @param found the clock of the place */
export function spanOf(
  values: SpanValues,
  found: Zone | null | undefined,
): { startsAt: Date; endsAt: Date; zone: Zone } | null {
  const { date, ends }: { date?: unknown; ends?: unknown } = sentEvent(values);
  const zone = EVENT_ZONES.find((known) => known === values.zone) ?? found;
  if (values.date === "" || !zone) return null;
  const startsAt = momentOf(String(date), zone);
  const endsAt = ends ? momentOf(String(ends), zone) : new Date(startsAt.getTime() + DEFAULT_HOURS * HOUR_MS);
  return Number.isNaN(startsAt.getTime()) || Number.isNaN(endsAt.getTime()) ? null : { startsAt, endsAt, zone };
}
