import type { DraftKind } from "@/components/forms/draft";
import { BLANK, type FormDraft } from "@/components/forms/form-draft";
import type { PickedPoint } from "@/components/map/coordinates";
import { PLACE_KINDS } from "@/lib/places/rules";
import type { CreatePlaceInput } from "@/lib/places/schemas";

/** The text inputs of the form, named as the API names them. */
type PlaceField = "name" | "kind" | "description";

export type PlaceDraft = FormDraft<PlaceField, CreatePlaceInput>;

export const PLACE_DRAFT: DraftKind<PlaceDraft> = {
  storageKey: "sulur:draf-lokasi",
  version: 1,
  empty: { ...BLANK, values: { name: "", kind: "", description: "" } },
};

/** The body of POST /api/locations. What is left empty is not sent, and the server decides. */
export function placeBody(
  { values: { name, kind, description }, photo }: PlaceDraft,
  point: PickedPoint | null,
  website: string,
): CreatePlaceInput {
  const known = PLACE_KINDS.find((one) => one === kind);
  return {
    name,
    ...(known ? { kind: known } : {}),
    ...(description.trim() ? { description } : {}),
    ...(point ? { latitude: point.latitude, longitude: point.longitude } : {}),
    ...(point?.approximate ? { approximate: true } : {}),
    ...(photo ? { photo_id: photo.id } : {}),
    ...(website ? { website } : {}),
  };
}
