"use client";

import { useCallback, useMemo } from "react";
import { useSearch } from "@/components/lists/use-search";
import type { PlaceKind } from "@/lib/places/rules";
import { kindsIn, withKinds } from "./kinds-address";

/** The chosen kinds, which stand in the address. */
export function useKinds(): [kinds: PlaceKind[], choose: (kinds: readonly PlaceKind[]) => void] {
  const [search, change] = useSearch();
  const kinds = useMemo(() => kindsIn(search), [search]);
  const choose = useCallback((next: readonly PlaceKind[]) => change((before) => withKinds(before, next)), [change]);
  return [kinds, choose];
}
