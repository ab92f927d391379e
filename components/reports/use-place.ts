import { useCallback, useEffect, useRef } from "react";
import type { ChosenArea } from "@/components/areas/chosen-area";
import type { DraftHandle } from "@/components/forms/use-draft";
import type { PickedPoint } from "@/components/map/coordinates";
import type { ReportDraft } from "./report-draft";

/** Until the area is known, or where nobody can say. The point itself stays out: the words are public before it is. */
const AT_THE_POINT = "Sesuai titik di peta";

/** Nothing to find words with where the network is away. */
const loadWords = () =>
  import("@/components/areas/point-words").then((module) => module.findPointWords).catch(() => null);

/** The form's point, which says in words where it is, as long as the person has not written that. */
export function usePlace(
  { draft, setValue, change }: DraftHandle<ReportDraft>,
  clearErrors: (...fields: string[]) => void,
) {
  const written = useRef(draft.values.location);
  const filled = useRef("");
  const newest = useRef<PickedPoint | null>(null);
  useEffect(() => {
    written.current = draft.values.location;
  });

  const fill = useCallback(
    (words: string) => {
      const own = [filled.current, AT_THE_POINT, ""];
      if (!own.includes(written.current.trim())) return;
      filled.current = words;
      written.current = words;
      setValue("location", words);
      clearErrors("location");
    },
    [setValue, clearErrors],
  );

  const choosePlace = useCallback(
    (place: PickedPoint | null) => {
      change({ place });
      clearErrors("latitude", "longitude", "area_code");
      newest.current = place;
      if (place === null) return;
      fill(AT_THE_POINT);
      void loadWords().then(async (findPointWords) => {
        const words = (await findPointWords?.(place)) ?? AT_THE_POINT;
        if (newest.current === place) fill(words);
      });
    },
    [change, clearErrors, fill],
  );

  const chooseArea = useCallback(
    (area: ChosenArea | null) => {
      change({ area });
      clearErrors("area_code");
      if (area) fill(area.label);
    },
    [change, clearErrors, fill],
  );

  return { choosePlace, chooseArea };
}
