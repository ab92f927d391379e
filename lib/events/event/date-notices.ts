import { formatDate } from "@/lib/format/dates";
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

/**
 * National holidays. 2026: joint decree of three ministers (SKB 3 Menteri) no. 1497, 2 and 5 of 2025. 2027: the holidays
 * of Keppres 8/2024; days that a lunar calendar decides are estimates until that year's decree is entered here.
 */

interface Holiday {
  /** `YYYY-MM-DD` */
  day: string;
  name: string;
  estimate?: true;
}

export const HOLIDAYS: readonly Holiday[] = [
  { day: "2026-01-01", name: "Tahun Baru 2026 Masehi" },
  { day: "2026-01-16", name: "Isra Mikraj Nabi Muhammad SAW" },
  { day: "2026-02-17", name: "Tahun Baru Imlek 2577 Kongzili" },
  { day: "2026-03-19", name: "Hari Suci Nyepi (Tahun Baru Saka 1948)" },
  { day: "2026-03-21", name: "Idulfitri 1447 Hijriah" },
  { day: "2026-03-22", name: "Idulfitri 1447 Hijriah" },
  { day: "2026-04-03", name: "Wafat Yesus Kristus" },
  { day: "2026-04-05", name: "Kebangkitan Yesus Kristus (Paskah)" },
  { day: "2026-05-01", name: "Hari Buruh Internasional" },
  { day: "2026-05-14", name: "Kenaikan Yesus Kristus" },
  { day: "2026-05-27", name: "Iduladha 1447 Hijriah" },
  { day: "2026-05-31", name: "Hari Raya Waisak 2570 BE" },
  { day: "2026-06-01", name: "Hari Lahir Pancasila" },
  { day: "2026-06-16", name: "Tahun Baru Islam 1448 Hijriah" },
  { day: "2026-08-17", name: "Proklamasi Kemerdekaan" },
  { day: "2026-08-25", name: "Maulid Nabi Muhammad SAW" },
  { day: "2026-12-25", name: "Kelahiran Yesus Kristus (Natal)" },
  { day: "2027-01-01", name: "Tahun Baru 2027 Masehi" },
  { day: "2027-01-05", name: "Isra Mikraj Nabi Muhammad SAW", estimate: true },
  { day: "2027-02-06", name: "Tahun Baru Imlek 2578 Kongzili", estimate: true },
  { day: "2027-03-08", name: "Hari Suci Nyepi (Tahun Baru Saka 1949)", estimate: true },
  { day: "2027-03-10", name: "Idulfitri 1448 Hijriah", estimate: true },
  { day: "2027-03-11", name: "Idulfitri 1448 Hijriah", estimate: true },
  { day: "2027-03-26", name: "Wafat Yesus Kristus" },
  { day: "2027-03-28", name: "Kebangkitan Yesus Kristus (Paskah)" },
  { day: "2027-05-01", name: "Hari Buruh Internasional" },
  { day: "2027-05-06", name: "Kenaikan Yesus Kristus" },
  { day: "2027-05-17", name: "Iduladha 1448 Hijriah", estimate: true },
  { day: "2027-05-20", name: "Hari Raya Waisak 2571 BE", estimate: true },
  { day: "2027-06-01", name: "Hari Lahir Pancasila" },
  { day: "2027-06-06", name: "Tahun Baru Islam 1449 Hijriah", estimate: true },
  { day: "2027-08-15", name: "Maulid Nabi Muhammad SAW", estimate: true },
  { day: "2027-08-17", name: "Proklamasi Kemerdekaan" },
  { day: "2027-12-25", name: "Kelahiran Yesus Kristus (Natal)" },
  { day: "2027-12-26", name: "Isra Mikraj Nabi Muhammad SAW", estimate: true },
];

/** First and last day of fasting, from the earliest to the latest that is followed; for 2027 an estimate. */
export const RAMADANS: readonly { from: string; to: string; estimate?: true }[] = [
  { from: "2026-02-18", to: "2026-03-20" },
  { from: "2027-02-08", to: "2027-03-09", estimate: true },
];
