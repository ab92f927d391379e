"use client";

import { useCallback, useSyncExternalStore } from "react";

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
 * The query in the address, where choices stand so that a reload and a shared link show the same. Read from it without
 * Next's hook, which would take the list out of the HTML of a static page. Empty in that HTML.
 */
export function useSearch(): [search: string, change: (to: (before: string) => string) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const change = useCallback((to: (before: string) => string) => {
    const { pathname, search: before, hash } = window.location;
    window.history.replaceState(null, "", `${pathname}${to(before)}${hash}`);
    for (const listener of listeners) listener();
  }, []);
  return [search, change];
}
