export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

const LOCALE = "id-ID";
const DAY_LENGTH = "YYYY-MM-DD".length;

/** Indonesia's three zones, by the names people use. */
const ZONES = { WIB: "Asia/Jakarta", WITA: "Asia/Makassar", WIT: "Asia/Jayapura" } as const;
export type Zone = keyof typeof ZONES;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs more than a hundred uses of it. */
function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  let known = formatters.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone, calendar: "gregory", numberingSystem: "latn" });
    formatters.set(key, known);
  }
  return known;
}

/** "Sabtu, 14 Maret 2026". @param moment a Date, an ISO time, or a calendar day `YYYY-MM-DD`, the same in every zone */
export function formatDate(moment: Date | string, zone: Zone = "WIB"): string {
  const timeZone = typeof moment === "string" && moment.length === DAY_LENGTH ? "UTC" : ZONES[zone];
  return formatter(timeZone, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(
    new Date(moment),
  );
}

/** "09.30 WIB" */
export function formatTime(moment: Date | string, zone: Zone = "WIB"): string {
  const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return `${formatter(ZONES[zone], options).format(new Date(moment)).replace(":", ".")} ${zone}`;
}

/** "Sabtu, 14 Maret 2026 pukul 09.30 WIB" */
export function formatDateTime(moment: Date | string, zone: Zone = "WIB"): string {
  return `${formatDate(moment, zone)} pukul ${formatTime(moment, zone)}`;
}

/** "2026-03-14 07:30:05 WIB": as a cell of a table, which sorts as it is read. */
export function formatStamp(moment: Date | string, zone: Zone = "WIB"): string {
  const options = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
  const time = formatter(ZONES[zone], options).format(new Date(moment)).replaceAll(".", ":");
  return `${dayIn(moment, zone)} ${time} ${zone}`;
}

const AHEAD_HOURS: Record<Zone, number> = { WIB: 7, WITA: 8, WIT: 9 };

/** "2026-03-14T07:30:05.000+07:00": the same for programs, to the millisecond. */
export function isoStamp(moment: Date, zone: Zone): string {
  const hours = AHEAD_HOURS[zone];
  return new Date(moment.getTime() + hours * HOUR_MS).toISOString().replace("Z", `+0${hours}:00`);
}

/** The moment at which the zone's clocks show a full hour of a day, `YYYY-MM-DD`. */
export function momentOn(day: string, hour: number, zone: Zone): Date {
  return new Date(Date.parse(day) + (hour - AHEAD_HOURS[zone]) * HOUR_MS);
}

/** What stands beside the day of something that lasts: "07.00–10.00 WIB"; past midnight with the other day. */
export function formatHours(from: Date | string, to: Date | string, zone: Zone = "WIB"): string {
  if (dayIn(from, zone) !== dayIn(to, zone)) return `${formatTime(from, zone)} sampai ${formatDateTime(to, zone)}`;
  return `${formatTime(from, zone).slice(0, "09.30".length)}–${formatTime(to, zone)}`;
}

/** "Maret 2026". @param month `YYYY-MM` */
export function formatMonth(month: string): string {
  return formatter("UTC", { month: "long", year: "numeric" }).format(new Date(`${month}-01`));
}

/** Letters of a short name; browsers disagree on other ones ("Agu", "Agt"). */
const SHORT_NAME = 3;

/** A leaf of a tear-off calendar: "Sab", "14", "Mar". */
export function leafOf(moment: Date | string, zone: Zone = "WIB"): { weekday: string; day: string; month: string } {
  const part = (options: Intl.DateTimeFormatOptions) => formatter(ZONES[zone], options).format(new Date(moment));
  return {
    weekday: part({ weekday: "long" }).slice(0, SHORT_NAME),
    day: part({ day: "numeric" }),
    month: part({ month: "long" }).slice(0, SHORT_NAME),
  };
}

/** The calendar day of a moment, `YYYY-MM-DD`. */
export function dayIn(moment: Date | string, zone: Zone = "WIB"): string {
  const parts = formatter(ZONES[zone], { year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(
    new Date(moment),
  );
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Midnights between two moments. */
export function daysBetween(from: Date | string, to: Date | string, zone: Zone = "WIB"): number {
  return Math.max(0, Math.round((Date.parse(dayIn(to, zone)) - Date.parse(dayIn(from, zone))) / DAY_MS));
}

/** The step that an item waits for. */
export type Awaited = "pemeriksaan" | "jawaban" | "penyelesaian";

/** "3 hari menunggu jawaban"; on the first day "menunggu jawaban sejak hari ini". */
export function waitingWords(awaited: Awaited, since: Date | string, now: Date | string, zone: Zone = "WIB"): string {
  const days = daysBetween(since, now, zone);
  return days === 0 ? `menunggu ${awaited} sejak hari ini` : `${days} hari menunggu ${awaited}`;
}
