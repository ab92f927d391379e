import { clipped } from "@/lib/format/text";
import { PLACE_KIND_LABELS, type PlaceKind } from "@/lib/places/rules";

interface NamedPlace {
  name: string;
  kind: PlaceKind;
  area: string | null;
}

const SUMMARY_CHARACTERS = 160;

/** What is sent with a place's address; the area tells a neighbour at once whether it is near. */
export function sharePlaceText({ name, kind, area }: NamedPlace): string {
  return `${name} (${PLACE_KIND_LABELS[kind].toLowerCase()})${area ? ` di ${area}` : ""}. Lihat di peta lokasi hijau Sulur:`;
}

/** What is said of a place in search results and on shared links. */
export function placeSummary({ name, kind, area, description }: NamedPlace & { description: string }): string {
  return clipped(description, SUMMARY_CHARACTERS) || `${PLACE_KIND_LABELS[kind]} ${name}${area ? ` di ${area}` : ""}.`;
}
