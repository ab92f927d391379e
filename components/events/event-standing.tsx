"use client";

import type { EventDetailView } from "@/lib/events/view";
import { EventBadges } from "./event-badges";
import { phaseAt } from "./event-words";
import { useLiveEvent } from "./use-live-event";
import { useNow } from "./use-now";

/** Kind and state above the title of an event's page. @param at ISO time at which the page was made */
export function EventStanding({ event: first, at }: { event: EventDetailView; at: string }) {
  const event = useLiveEvent(first);
  return <EventBadges event={event} phase={phaseAt(event, useNow(at))} />;
}
