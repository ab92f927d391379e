import type { Zone } from "@/lib/format/dates";
import { DEFAULT_START } from "./rules";

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
  return new Date(Date.parse(moment) + hours * 3_600_000).toISOString().slice(0, 19) + OFFSETS[zone];
}

/** The first moments of a month and of the next one, in western time. @param month `YYYY-MM` */
export function spanOfMonth(month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
  return { from: new Date(`${month}-01T00:00${OFFSETS.WIB}`), until: new Date(`${next}T00:00${OFFSETS.WIB}`) };
}
