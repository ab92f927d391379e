"use client";

import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { PlaceKind } from "@/lib/places/rules";
import { kindsIn, withKinds } from "./kinds-address";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/**
 * The chosen kinds, which stand in the address so that a reload and a shared link show the same. Read from it without
 * Next's hook, which would take the list out of the HTML of a static page.
 */
export function useKinds(): [kinds: PlaceKind[], choose: (kinds: readonly PlaceKind[]) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const kinds = useMemo(() => kindsIn(search), [search]);
  const choose = useCallback((next: readonly PlaceKind[]) => {
    const { pathname, search: before, hash } = window.location;
    window.history.replaceState(null, "", `${pathname}${withKinds(before, next)}${hash}`);
    for (const listener of listeners) listener();
  }, []);
  return [kinds, choose];
}
