import { DAY_MS, dayIn } from "@/lib/format/dates";

/** What the desk's statistics are cut by, as it stands in their address. */
export const PERIODS = ["minggu", "tahun"] as const;
export type Period = (typeof PERIODS)[number];

/** How many of each are shown, the current one included. */
export const PERIODS_SHOWN: Record<Period, number> = { minggu: 26, tahun: 5 };

/** First days of the shown periods, `YYYY-MM-DD` on the clock of WIB, oldest first. Weeks begin on Monday. */
export function periodStarts(per: Period, now: Date): string[] {
  const today = dayIn(now);
  const back = Array.from({ length: PERIODS_SHOWN[per] }, (_, index) => PERIODS_SHOWN[per] - 1 - index);
  if (per === "tahun") return back.map((years) => `${Number(today.slice(0, 4)) - years}-01-01`);
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = Date.parse(today) - weekday * DAY_MS;
  return back.map((weeks) => new Date(monday - weeks * 7 * DAY_MS).toISOString().slice(0, 10));
}

/** The moment at which a day of WIB begins. */
export function beginOf(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`);
}

/** Days with one decimal. */
export function roundedDays(days: number): number {
  return Math.round(days * 10) / 10;
}

/** How far back the public figures of how fast reports are handled reach. */
export const HANDLING_DAYS = 90;

/** How far back the public figures of how channels answer reach, and how much stands behind each of them at least. */
export const CHANNEL_FIGURES = { days: 365, handovers: 10, people: 5 };
