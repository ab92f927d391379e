"use client";

import { useCallback, useMemo } from "react";
import { choiceIn, type ForumChoice, withChoice } from "@/components/forum/list/forum-address";
import { useSearch } from "@/components/lists/use-search";

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
