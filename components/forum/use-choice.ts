"use client";

import { useCallback, useMemo } from "react";
import { useSearch } from "@/components/lists/use-search";
import { choiceIn, type ForumChoice, withChoice } from "./forum-address";

/** Which topics are shown, as it stands in the address. */
export function useChoice(): [choice: ForumChoice, choose: (part: Partial<ForumChoice>) => void] {
  const [search, change] = useSearch();
  const choice = useMemo(() => choiceIn(search), [search]);
  const choose = useCallback(
    (part: Partial<ForumChoice>) => change((before) => withChoice(before, { ...choiceIn(before), ...part })),
    [change],
  );
  return [choice, choose];
}
