"use client";

import useSWR from "swr";
import { useSeats } from "@/components/events/register/seats-changes";
import type { EventDetailView } from "@/lib/events/event/view";
import { fetchJson } from "@/lib/http/fetch-json";

/** Nothing is asked while the page is hidden. */
const REFRESH_MS = 60_000;

/** An event whose seats go on while its page is open. @param first what the page was rendered with */
export function useLiveEvent(first: EventDetailView): EventDetailView {
  const { data = first, mutate } = useSWR(`/api/events/${first.id}`, fetchJson<EventDetailView>, {
    fallbackData: first,
    revalidateOnMount: false,
    refreshInterval: REFRESH_MS,
  });
  useSeats(({ id, registered }) => {
    if (id === data.id) void mutate({ ...data, registered });
  });
  return data;
}
