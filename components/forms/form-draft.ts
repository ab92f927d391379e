import type { PickedPoint } from "@/components/map/coordinates";
import type { Fields } from "@/lib/forms/fields";
import type { Attempt, FilledBody } from "./attempt";

export interface DraftPhoto {
  id: string;
  url: string;
}

/** The form as it is filled in so far. */
export interface FormDraft<Field extends string = string, Body extends FilledBody = FilledBody> {
  values: Record<Field, string>;
  place: PickedPoint | null;
  photo: DraftPhoto | null;
  photoAt: number;
  attempt: Attempt<Body> | null;
  /** How long the form has been open, over all visits. */
  seconds: number;
}

/** An empty draft, without its texts. */
export const BLANK = { place: null, photo: null, photoAt: 0, attempt: null, seconds: 0 };

export function emptyValues<Declared extends Fields>(declared: Declared): Record<keyof Declared & string, string> {
  return Object.fromEntries(Object.keys(declared).map((name) => [name, ""])) as Record<keyof Declared & string, string>;
}

/** Reads the form's own controls: people type, and browsers fill in, before scripts have arrived. */
export function typedValues(names: readonly string[], form: HTMLFormElement | null): Record<string, string> {
  if (form === null) return {};
  const data = new FormData(form);
  return Object.fromEntries(names.filter((name) => data.has(name)).map((name) => [name, String(data.get(name))]));
}
