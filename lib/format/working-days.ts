import { DAY_MS, dayIn, type Zone } from "./dates";
import { HOLIDAYS } from "./holidays";

const NATIONAL_HOLIDAYS: ReadonlySet<string> = new Set(HOLIDAYS.map(({ day }) => day));
const YEARS: ReadonlySet<string> = new Set(HOLIDAYS.map(({ day }) => day.slice(0, "YYYY".length)));

const SUNDAY = 0;
const SATURDAY = 6;

/** Whether the holidays of a year are known here. Without them its days from Monday to Friday all count. */
export function hasHolidays(year: number): boolean {
  return YEARS.has(String(year));
}

/** @param day `YYYY-MM-DD` */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== SUNDAY && weekday !== SATURDAY && !NATIONAL_HOLIDAYS.has(day);
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, day.length);
}

/** The day that lies `count` working days after `day`; `day` itself does not count. Both `YYYY-MM-DD`. */
export function addWorkingDays(day: string, count: number): string {
  let current = day;
  for (let left = count; left > 0; ) {
    current = nextDay(current);
    if (isWorkingDay(current)) left -= 1;
  }
  return current;
}

/** Working days after the day of `from`, up to and with the day of `to`, on the zone's calendar; 0 when `to` is earlier. */
export function workingDaysBetween(from: Date | string, to: Date | string, zone: Zone): number {
  const last = dayIn(to, zone);
  let count = 0;
  for (let day = nextDay(dayIn(from, zone)); day <= last; day = nextDay(day)) if (isWorkingDay(day)) count += 1;
  return count;
}
