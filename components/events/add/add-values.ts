import type { PickedPoint } from "@/components/map/coordinates";
import { momentOf } from "@/lib/events/event/moments";
import { DEFAULT_HOURS, EVENT_MESSAGES, EVENT_ZONES } from "@/lib/events/event/rules";
import type { Zone } from "@/lib/format/dates";
import { HOUR_MS } from "@/lib/format/dates";
import { readNumber } from "@/lib/format/decimal";
import { cleanLine } from "@/lib/format/text";
import type { FieldErrors } from "@/lib/kernel/errors";

/** The text inputs that adding and editing share; day and time are two inputs each. */
export type EventField =
  | "title"
  | "description"
  | "date"
  | "time"
  | "ends_date"
  | "ends_time"
  | "zone"
  | "location"
  | "capacity"
  | "organiser";
export type EventValues = Record<EventField, string>;

/** What each part of the form gets. */
export interface EventFieldsProps {
  values: EventValues;
  errors: FieldErrors;
  onValue: (field: EventField, value: string) => void;
}

export const EMPTY_EVENT: EventValues = {
  title: "",
  description: "",
  date: "",
  time: "",
  ends_date: "",
  ends_time: "",
  zone: "",
  location: "",
  capacity: "",
  organiser: "",
};

/** Whole people; NaN for anything else. */
export function capacityOf(text: string): number {
  const people = readNumber(text);
  return Number.isInteger(people) && people !== null ? people : Number.NaN;
}

/** What the form itself sees, in the words of the specification; the server judges the rest. */
export function eventErrors(values: EventValues): FieldErrors {
  const errors: FieldErrors = {};
  if (cleanLine(values.title) === "") errors.title = EVENT_MESSAGES.titleNeeded;
  if (values.date === "") errors.date = EVENT_MESSAGES.dateNeeded;
  if (values.ends_date !== "" && values.ends_time === "") errors.ends = "Isi juga jam selesainya.";
  if (cleanLine(values.location) === "") errors.location = EVENT_MESSAGES.locationNeeded;
  if (cleanLine(values.description) === "") errors.description = EVENT_MESSAGES.descriptionNeeded;
  if (!(capacityOf(values.capacity) >= 1)) errors.capacity = EVENT_MESSAGES.capacityNeeded;
  return errors;
}

/** WIB is 420 minutes ahead of universal time. */
const AHEAD: Record<Zone, number> = { WIB: 420, WITA: 480, WIT: 540 };

/** The zones, this device's own first. @param minutes as `Date.getTimezoneOffset` says them */
export function zonesFrom(minutes: number): readonly Zone[] {
  return EVENT_ZONES.toSorted((one, other) => Number(AHEAD[other] === -minutes) - Number(AHEAD[one] === -minutes));
}

type SpanValues = Pick<EventValues, "date" | "time" | "ends_date" | "ends_time" | "zone">;

/** Begin and end as the server will understand them; null while they are incomplete. @param found the clock of the place */
export function spanOf(
  values: SpanValues,
  found: Zone | null | undefined,
): { startsAt: Date; endsAt: Date; zone: Zone } | null {
  const { date, ends } = moments(values);
  const zone = EVENT_ZONES.find((known) => known === values.zone) ?? found;
  if (date === "" || !zone) return null;
  const startsAt = momentOf(date, zone);
  const endsAt = ends ? momentOf(ends, zone) : new Date(startsAt.getTime() + DEFAULT_HOURS * HOUR_MS);
  return Number.isNaN(startsAt.getTime()) || Number.isNaN(endsAt.getTime()) ? null : { startsAt, endsAt, zone };
}

/** The part of POST and PATCH that both share. What is left empty is not sent, and the server decides. */
export function eventBody(values: EventValues, place: PickedPoint | null, photoId: string | null) {
  const { date, ends } = moments(values);
  const zone = EVENT_ZONES.find((known) => known === values.zone);
  return {
    title: values.title,
    date,
    location: values.location,
    description: values.description,
    capacity: capacityOf(values.capacity),
    ...(ends ? { ends } : {}),
    ...(zone ? { zone } : {}),
    ...(values.organiser.trim() ? { organiser: values.organiser } : {}),
    ...(place ? { latitude: place.latitude, longitude: place.longitude } : {}),
    ...(place?.approximate ? { approximate: true } : {}),
    ...(photoId ? { photo_id: photoId } : {}),
  };
}

function moments({ date, time, ends_date, ends_time }: Omit<SpanValues, "zone">): {
  date: string;
  ends: string | null;
} {
  return {
    date: date === "" || time === "" ? date : `${date}T${time}`,
    ends: ends_time === "" ? null : `${ends_date || date}T${ends_time}`,
  };
}

/** Where each error of the API leads in the form that edits, in the form's order. */
const ERROR_PLACES: readonly (readonly [field: string, id: string])[] = [
  ["title", "event-judul"],
  ["description", "event-deskripsi"],
  ["capacity", "event-kapasitas"],
  ["organiser", "event-penyelenggara"],
  ["date", "event-tanggal"],
  ["ends", "event-jam-selesai"],
  ["zone", "event-zona"],
  ["location", "event-lokasi"],
  ["latitude", "event-titik"],
  ["longitude", "event-titik"],
  ["photo_id", "event-foto"],
];

/** The messages by the ids of the fields that they speak of. */
export function problemsIn(fields: FieldErrors): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [field, id] of ERROR_PLACES) {
    const message = fields[field];
    if (message) problems[id] ??= message;
  }
  return problems;
}

/** Which errors go when a field is edited: the API knows one moment where the form has two inputs. */
export function errorsOf(field: EventField): string[] {
  if (field === "time") return ["date"];
  if (field === "location") return ["location", "zone"];
  return [field === "ends_date" || field === "ends_time" ? "ends" : field];
}
