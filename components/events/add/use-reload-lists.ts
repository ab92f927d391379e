"use client";

import { useSWRConfig } from "swr";

/** Every list of events on this page asks the server again: one was added or is gone. */
export function useReloadLists(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => typeof key === "string" && key.startsWith("/api/events?"));
}
