"use client";

import { EventBadges } from "@/components/events/list/event-badges";
import { phaseAt } from "@/components/events/list/event-words";
import { useNow } from "@/components/ui/use-now";
import type { EventDetailView } from "@/lib/events/event/view";
import { useLiveEvent } from "./use-live-event";

/** Kind and state above the title of an event's page. @param at ISO time at which the page was made */
export function EventSummary({ event: first, at }: { event: EventDetailView; at: string }) {
  const event = useLiveEvent(first);
  return <EventBadges event={event} phase={phaseAt(event, useNow(at))} />;
}
