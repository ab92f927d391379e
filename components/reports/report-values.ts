import type { FieldErrors } from "@/lib/kernel/errors";
import { ANONYMOUS_REPORTER, kindSentence } from "@/lib/reports/rules";
import type { CreateReportInput } from "@/lib/reports/schemas";
import type { KindAnswer } from "@/lib/reports/view";

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
const REQUIRED_FIELDS = {
  location: "Lokasi",
  damage_type: "Jenis kerusakan",
  description: "Deskripsi",
} as const satisfies Partial<Record<TextField, string>>;

export const EMPTY_VALUES: TextValues = {
  damage_type: "",
  description: "",
  location: "",
  incident_date: "",
  reporter_name: "",
  email: "",
};

/**
 * The name as the form shows and sends it; empty is anonymous. In a draft from when there was a switch for that, the
 * switch counts; where it was not moved, no name is the safe one.
 */
export function shownName({ anonymous, values }: { anonymous: boolean | null; values: TextValues }): string {
  return anonymous === false ? values.reporter_name : "";
}

/** The required fields that are still empty. A photo may stand for the words. */
export function missingFields(values: TextValues, hasPhoto: boolean): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, label] of Object.entries(REQUIRED_FIELDS) as [keyof typeof REQUIRED_FIELDS, string][]) {
    if (field === "description" && hasPhoto) continue;
    if (values[field].trim() === "") errors[field] = `${label} wajib diisi.`;
  }
  return errors;
}

interface Extras {
  /** Empty is anonymous. */
  name: string;
  /** `YYYY-MM-DD`, where no other day was chosen. */
  today: string;
  place: Place | null;
  areaCode: string | null;
  photoIds: string[];
  secret: boolean;
  answers: readonly KindAnswer[];
  /** What a robot wrote into the field that people do not see. */
  website: string;
}

/** The body of POST /api/reports. An anonymous reporter's name never leaves the browser. */
export function reportBody(
  values: TextValues,
  { name, today, place, areaCode, photoIds, secret, answers, website }: Extras,
): CreateReportInput {
  const anonymous = name.trim() === "";
  const email = values.email.trim();
  const wordless = values.description.trim() === "" && photoIds[0] !== undefined;
  return {
    reporter_name: anonymous ? ANONYMOUS_REPORTER : name,
    location: values.location,
    damage_type: values.damage_type,
    description: wordless ? kindSentence(values.damage_type) : values.description,
    incident_date: values.incident_date || today,
    anonymous,
    ...(place ? { latitude: place.latitude, longitude: place.longitude } : {}),
    ...(areaCode ? { area_code: areaCode } : {}),
    ...(photoIds[0] ? { photo_ids: photoIds } : {}),
    ...(secret ? { secret } : {}),
    ...(answers.length > 0 ? { answers: [...answers] } : {}),
    ...(email ? { email } : {}),
    ...(website ? { website } : {}),
  };
}

/** Until the area is known, or where nobody can say. The point itself stays out: the words are public before it is. */
export const AT_THE_POINT = "Sesuai titik di peta";
