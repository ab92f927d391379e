import type { ChosenArea } from "@/components/areas/chosen-area";
import type { DraftKind } from "@/components/forms/draft";
import { BLANK, emptyValues } from "@/components/forms/form-draft";
import type { FieldsDraft } from "@/components/forms/use-form";
import { addedEvent } from "@/lib/events/event/fields";
import type { EventKind } from "@/lib/events/event/rules";

/** By what the event is until the person chooses. */
export const FIELDS: Record<EventKind, ReturnType<typeof addedEvent>> = {
  PLANTING: addedEvent("PLANTING"),
  COMMUNITY: addedEvent("COMMUNITY"),
};

export type AddFields = (typeof FIELDS)[EventKind];

/** The verified report that the event is to mend. */
export interface DraftReport {
  id: number;
  code: string;
  location: string;
}

export interface AddDraft extends FieldsDraft<AddFields> {
  report: DraftReport | null;
  area: ChosenArea | null;
}

export const ADD_DRAFT: DraftKind<AddDraft> = {
  storageKey: "sulur:draf-event",
  version: 1,
  empty: { ...BLANK, values: emptyValues(FIELDS.PLANTING), report: null, area: null },
  upgrade: ({ values, ...rest }) => ({ ...rest, values: { ...values, ends: values?.ends ?? values?.ends_time } }),
};
