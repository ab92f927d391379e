import { cleanLine } from "@/lib/format/text";
import type { FieldErrors } from "@/lib/kernel/errors";
import { ANONYMOUS_REPORTER, prefersAnonymity } from "@/lib/reports/rules";
import type { CreateReportInput } from "@/lib/reports/schemas";

/** The text inputs of the form, named as the API names them. */
export const TEXT_FIELDS = [
  "damage_type",
  "description",
  "location",
  "incident_date",
  "reporter_name",
  "email",
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type TextValues = Record<TextField, string>;

export interface Place {
  latitude: number;
  longitude: number;
}

/** How each required field is called in the form; its error is the server's own sentence. */
export const REQUIRED_FIELDS = {
  damage_type: "Jenis kerusakan",
  description: "Deskripsi",
  location: "Lokasi",
  incident_date: "Tanggal kejadian",
  reporter_name: "Nama pelapor",
} as const satisfies Partial<Record<TextField, string>>;

export const EMPTY_VALUES: TextValues = {
  damage_type: "",
  description: "",
  location: "",
  incident_date: "",
  reporter_name: "",
  email: "",
};

/** What the switch shows: the person's own decision, else what the kind of damage suggests. */
export function isAnonymous(decided: boolean | null, damageType: string): boolean {
  return decided ?? prefersAnonymity(cleanLine(damageType));
}

/** The required fields that are still empty. Who stays anonymous needs no name. */
export function missingFields(values: TextValues, anonymous: boolean): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, label] of Object.entries(REQUIRED_FIELDS) as [keyof typeof REQUIRED_FIELDS, string][]) {
    if (field === "reporter_name" && anonymous) continue;
    if (cleanLine(values[field]) === "") errors[field] = `${label} wajib diisi.`;
  }
  return errors;
}

interface Extras {
  anonymous: boolean;
  place: Place | null;
  areaCode: string | null;
  photoId: string | null;
  /** What a robot wrote into the field that people do not see. */
  website: string;
}

/** The body of POST /api/reports. An anonymous reporter's name never leaves the browser. */
export function reportBody(
  values: TextValues,
  { anonymous, place, areaCode, photoId, website }: Extras,
): CreateReportInput {
  const name = anonymous ? ANONYMOUS_REPORTER : values.reporter_name;
  const email = values.email.trim();
  return {
    reporter_name: name,
    location: values.location,
    damage_type: values.damage_type,
    description: values.description,
    incident_date: values.incident_date,
    anonymous,
    ...(place ? { latitude: place.latitude, longitude: place.longitude } : {}),
    ...(areaCode ? { area_code: areaCode } : {}),
    ...(photoId ? { photo_id: photoId } : {}),
    ...(email ? { email } : {}),
    ...(website ? { website } : {}),
  };
}

/** The calendar day where the reporter is, `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const month = String(now.getMonth() + 1).padStart(2, "0");
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, "0")}`;
}
