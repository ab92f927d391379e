import { PLACE_KIND_LABELS, type PlaceKind } from "@/lib/places/rules";

/** What is sent with a place's address; the area tells a neighbour at once whether it is near. */
export function sharePlaceText({ name, kind, area }: { name: string; kind: PlaceKind; area: string | null }): string {
  return `${name} (${PLACE_KIND_LABELS[kind].toLowerCase()})${area ? ` di ${area}` : ""}. Lihat di peta lokasi hijau Sulur:`;
}

/** What is said of a place in search results and on shared links. */
export function placeSummary({
  name,
  kind,
  area,
  description,
}: {
  name: string;
  kind: PlaceKind;
  area: string | null;
  description: string;
}): string {
  return description.slice(0, 160) || `${PLACE_KIND_LABELS[kind]} ${name}${area ? ` di ${area}` : ""}.`;
}
