import type { FilledBody } from "@/components/forms/attempt";
import type { DraftKind } from "@/components/forms/draft";
import { BLANK, type FormDraft } from "@/components/forms/form-draft";
import type { ErrorPlaces } from "@/components/forms/form-failure";
import type { PickedPoint } from "@/components/map/coordinates";
import { EVENT_CATEGORIES, EVENT_KINDS, EVENT_MESSAGES, type EventKind } from "@/lib/events/event/rules";
import type { CreateEventInput } from "@/lib/events/event/schemas";
import type { FieldErrors } from "@/lib/kernel/errors";
import { EMPTY_EVENT, type EventField, eventBody, eventErrors } from "./add-values";

export type AddField = EventField | "kind" | "category" | "organiser_email";

/** The verified report that the event is to mend. */
export interface DraftReport {
  id: number;
  code: string;
  location: string;
}

export type AddBody = CreateEventInput & FilledBody;

export interface AddDraft extends FormDraft<AddField, AddBody> {
  report: DraftReport | null;
}

export const ADD_DRAFT: DraftKind<AddDraft> = {
  storageKey: "sulur:draf-event",
  version: 1,
  empty: { ...BLANK, values: { ...EMPTY_EVENT, kind: "", category: "", organiser_email: "" }, report: null },
};

/** @param preset what the page is about, until the person chooses */
export function kindOf({ values }: Pick<AddDraft, "values">, preset: EventKind): EventKind {
  return EVENT_KINDS.find((known) => known === values.kind) ?? preset;
}

export function addErrors({ values }: Pick<AddDraft, "values">, kind: EventKind): FieldErrors {
  const { category } = values;
  const errors = eventErrors(values);
  if (kind === "COMMUNITY" && category === "") errors.category = EVENT_MESSAGES.categoryNeeded;
  return errors;
}

/** The body of POST /api/events. */
export function addBody({ values, photo, report }: AddDraft, kind: EventKind, place: PickedPoint | null): AddBody {
  const category = EVENT_CATEGORIES.find((known) => known === values.category);
  return {
    ...eventBody(values, place, photo?.id ?? null),
    kind,
    ...(kind === "COMMUNITY" && category ? { category } : {}),
    ...(values.organiser_email.trim() ? { organiser_email: values.organiser_email } : {}),
    ...(report ? { report_id: report.id } : {}),
  };
}

/** Where each error of the API leads in the forms that add and edit, in the form's order. */
export const ERROR_PLACES: ErrorPlaces = [
  ["kind", "kind"],
  ["category", "category"],
  ["title", "event-judul"],
  ["description", "event-deskripsi"],
  ["capacity", "event-kapasitas"],
  ["organiser", "event-penyelenggara"],
  ["organiser_email", "event-email"],
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
export function errorsOf(field: AddField): string[] {
  if (field === "time") return ["date"];
  if (field === "location") return ["location", "zone"];
  return [field === "ends_date" || field === "ends_time" ? "ends" : field];
}
