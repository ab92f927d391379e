import type { DraftKind, FormDraft } from "@/components/forms/draft";

type ResultField = "people" | "trees" | "kilograms" | "words";
type ResultValues = Record<ResultField, string>;

const PREFIX = "sulur:draf-hasil";
const BLANK = { place: null, photo: null, photoAt: 0, attempt: null, seconds: 0 };

/** What is being written about one event. @param shown what its form begins with: told before, or proposed */
export function resultsDraft(eventId: number, shown: ResultValues): DraftKind<FormDraft<ResultField>> {
  return {
    storageKey: `${PREFIX}:${eventId}`,
    version: 1,
    empty: { ...BLANK, values: shown },
    preset: () => ({}),
  };
}
