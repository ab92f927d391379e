import { dayIn, formatDate, type Zone } from "@/lib/format/dates";
import { HOLIDAYS, RAMADANS } from "./holidays";
import { momentOf } from "./moments";
import { MAX_DAYS } from "./rules";

export interface DateNotice {
  kind: "friday_prayer" | "holiday" | "ramadan";
  words: string;
}

interface EventSpan {
  startsAt: Date;
  endsAt: Date;
  zone: Zone;
}

const DAY_MS = 86_400_000;
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

/** Calendar days that the event touches, on the place's clock. */
function daysOf({ startsAt, endsAt, zone }: EventSpan): string[] {
  if (!(startsAt < endsAt)) return [];
  const last = dayIn(new Date(endsAt.getTime() - 1), zone);
  return Array.from({ length: MAX_DAYS + 1 }, (_, index) =>
    dayIn(new Date(startsAt.getTime() + index * DAY_MS), zone),
  ).filter((day) => day <= last);
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
