import { withQuery } from "@/components/lists/with-query";
import { PLACE_KINDS, type PlaceKind } from "@/lib/places/rules";

const PARAMETER = "jenis";

/** `?jenis=taman_kota,mangrove` → the kinds, in the order of the chips; what is no kind is left out. */
export function kindsIn(search: string): PlaceKind[] {
  const requested = new Set(new URLSearchParams(search).get(PARAMETER)?.split(",") ?? []);
  return PLACE_KINDS.filter((kind) => requested.has(kind));
}

/** The query with these kinds and whatever else it had; all kinds or none need no word. */
export function withKinds(search: string, kinds: readonly PlaceKind[]): string {
  return withQuery(search, { [PARAMETER]: kinds.join(",") });
}

/** Kinds after a press on one chip, in the chips' order. */
export function toggled(kinds: readonly PlaceKind[], pressed: PlaceKind): PlaceKind[] {
  const chosen = new Set(kinds);
  if (!chosen.delete(pressed)) chosen.add(pressed);
  return PLACE_KINDS.filter((kind) => chosen.has(kind));
}
