import { formatDate } from "@/lib/format/dates";
import { HOLIDAYS } from "@/lib/format/holidays";
import { daysOf, type EventSpan, momentOf } from "./moments";

export interface DateNotice {
  kind: "friday_prayer" | "holiday" | "ramadan";
  words: string;
}

const FRIDAY = 5;
const PRAYER = { from: "11:30", to: "13:00" };
/** When fasting is hardest on who works outside. */
const AFTERNOON = { from: "12:00", to: "18:00" };

/** What whoever sets the time of an event should know of its days: hints, never errors. Empty for an impossible span. */
export function dateNotices(span: EventSpan): DateNotice[] {
  const days = daysOf(span);
  const fasting = days.map((day) => ramadanNotice(day, span)).find((notice) => notice !== null);
  return [
    ...days.flatMap((day) => fridayNotice(day, span) ?? []),
    ...days.flatMap((day) => holidayNotice(day) ?? []),
    ...(fasting ? [fasting] : []),
  ];
}

function overlaps(day: string, hours: { from: string; to: string }, { startsAt, endsAt, zone }: EventSpan): boolean {
  return startsAt < momentOf(`${day}T${hours.to}`, zone) && endsAt > momentOf(`${day}T${hours.from}`, zone);
}

function fridayNotice(day: string, span: EventSpan): DateNotice | null {
  if (new Date(day).getUTCDay() !== FRIDAY || !overlaps(day, PRAYER, span)) return null;
  const hours = `${PRAYER.from}–${PRAYER.to} ${span.zone}`.replaceAll(":", ".");
  return {
    kind: "friday_prayer",
    words: `Waktunya bertepatan dengan salat Jumat pada ${formatDate(day)}, sekitar pukul ${hours}.`,
  };
}

function holidayNotice(day: string): DateNotice | null {
  const holiday = HOLIDAYS.find((known) => known.day === day);
  if (!holiday) return null;
  const words = holiday.estimate
    ? `${formatDate(day)} diperkirakan hari libur nasional: ${holiday.name}. Menurut keputusan pemerintah tanggalnya dapat bergeser sehari.`
    : `${formatDate(day)} hari libur nasional: ${holiday.name}.`;
  return { kind: "holiday", words };
}

function ramadanNotice(day: string, span: EventSpan): DateNotice | null {
  const month = RAMADANS.find(({ from, to }) => from <= day && day <= to);
  if (!month || !overlaps(day, AFTERNOON, span)) return null;
  const when = month.estimate ? "yang diperkirakan masuk bulan Ramadan" : "dalam bulan Ramadan";
  return {
    kind: "ramadan",
    words: `Kegiatan ini berlangsung pada siang atau sore hari ${when}, saat banyak warga berpuasa. Pertimbangkan waktu pagi.`,
  };
}

/** First and last day of fasting, from the earliest to the latest that is followed; for 2027 an estimate. */
export const RAMADANS: readonly { from: string; to: string; estimate?: true }[] = [
  { from: "2026-02-18", to: "2026-03-20" },
  { from: "2027-02-08", to: "2027-03-09", estimate: true },
];
