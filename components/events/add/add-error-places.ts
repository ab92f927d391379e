import type { ErrorPlaces } from "@/components/forms/form-failure";
import type { FieldErrors } from "@/lib/kernel/errors";
import type { AddField } from "./add-draft";

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

/** Whose error goes when a field is edited: the API knows one moment where the form has two inputs. */
export function errorOf(field: AddField): string {
  if (field === "time") return "date";
  return field === "ends_date" || field === "ends_time" ? "ends" : field;
}
