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
  return Math.max(0, Math.round((Date.parse(dayIn(to, zone)) - Date.parse(dayIn(from, zone))) / 86_400_000));
}

/** What something can wait for. */
export type Awaited = "pemeriksaan" | "jawaban" | "penyelesaian";

/** "3 hari menunggu jawaban"; on the first day "menunggu jawaban sejak hari ini". */
export function waitingWords(awaited: Awaited, since: Date | string, now: Date | string, zone: Zone = "WIB"): string {
  const days = daysBetween(since, now, zone);
  return days === 0 ? `menunggu ${awaited} sejak hari ini` : `${days} hari menunggu ${awaited}`;
}

/** The zone that clocks follow at a place. Between Java and Bali and around Sulawesi it is good to some 20 km. */
export function zoneAt(place: { latitude: number; longitude: number } | null): Zone {
  if (place === null) return "WIB";
  const { latitude, longitude } = place;
  // West and Central Kalimantan reach further east than Bali's west coast, but keep western time.
  const eastern = latitude > -4 ? 115.2 : 114.5;
  if (longitude < eastern) return "WIB";
  return longitude < firstEasternLongitude(latitude) ? "WITA" : "WIT";
}

/** Where the Moluccas begin: Halmahera, Sula, Buru and Wetar. */
function firstEasternLongitude(latitude: number): number {
  if (latitude > 0.3) return 127.05;
  if (latitude > -2.5) return 124.2;
  return latitude > -7.5 ? 125 : 125.4;
}
