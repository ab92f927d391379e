import { dayIn, HOUR_MS, type Zone } from "@/lib/format/dates";
import { DEFAULT_START, MAX_DAYS } from "./rules";

const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** Indonesia knows no summer time. */
const OFFSETS: Record<Zone, string> = { WIB: "+07:00", WITA: "+08:00", WIT: "+09:00" };

/** A day alone begins at `DEFAULT_START`; a time without a zone is the place's. @param text as `CreateEvent` takes it */
export function momentOf(text: string, zone: Zone): Date {
  const whole = text.includes("T") ? text : `${text}T${DEFAULT_START}`;
  return new Date(/(?:Z|[+-]\d{2}:\d{2})$/u.test(whole) ? whole : `${whole}${OFFSETS[zone]}`);
}

/** "2027-03-14T08:00:00+07:00": the place's clock and how far it is ahead. @param moment an ISO time */
export function onClockOf(moment: string, zone: Zone): string {
  const hours = Number(OFFSETS[zone].slice(1, 3));
  return new Date(Date.parse(moment) + hours * HOUR_MS).toISOString().slice(0, 19) + OFFSETS[zone];
}

export interface EventSpan {
  startsAt: Date;
  endsAt: Date;
  zone: Zone;
}

/** Calendar days that an event touches, `YYYY-MM-DD` on the place's clock; none for an impossible span. */
export function daysOf({ startsAt, endsAt, zone }: EventSpan): string[] {
  if (!(startsAt < endsAt)) return [];
  const last = dayIn(new Date(endsAt.getTime() - 1), zone);
  return Array.from({ length: MAX_DAYS + 1 }, (_, index) =>
    dayIn(new Date(startsAt.getTime() + index * DAY_MS), zone),
  ).filter((day) => day <= last);
}

/** When the clock of another zone shows the same day and hour. */
export function sameHourIn(moment: Date, from: Zone, to: Zone): Date {
  const hours = Number(OFFSETS[to].slice(1, 3)) - Number(OFFSETS[from].slice(1, 3));
  return new Date(moment.getTime() - hours * HOUR_MS);
}

/** The first moments of a month and of the next one, in western time. @param month `YYYY-MM` */
export function spanOfMonth(month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return { from: new Date(`${month}-01T00:00${OFFSETS.WIB}`), until: new Date(`${next}T00:00${OFFSETS.WIB}`) };
}

/**
 * The same hour so many weeks or months later, on the clock of the place. A month later is the same weekday of the
 * month, such as its first Friday; a fifth one that the month lacks is its last.
 */
export function repeatedAt(start: Date, zone: Zone, every: "week" | "month", step: number): Date {
  if (every === "week") return new Date(start.getTime() + step * WEEK_MS);
  const shift = Number(OFFSETS[zone].slice(1, 3)) * HOUR_MS;
  const local = new Date(start.getTime() + shift);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + step];
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const week = Math.ceil(local.getUTCDate() / 7) - 1;
  const day = 1 + ((local.getUTCDay() - first + 7) % 7) + week * 7;
  const hours = local.getTime() % DAY_MS;
  return new Date(Date.UTC(year, month, day > last ? day - 7 : day) + hours - shift);
}
