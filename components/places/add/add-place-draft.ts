import type { ChosenArea } from "@/components/areas/chosen-area";
import { type DraftKind, draftOf } from "@/components/forms/draft";
import type { FieldsDraft } from "@/components/forms/use-form";
import { PLACE } from "@/lib/places/fields";

export interface PlaceDraft extends FieldsDraft<typeof PLACE> {
  area: ChosenArea | null;
}

const DRAFT = draftOf(PLACE, "sulur:draf-lokasi");

export const PLACE_DRAFT: DraftKind<PlaceDraft> = { ...DRAFT, empty: { ...DRAFT.empty, area: null } };
