import type { FirstEvents } from "@/components/events/list/event-screen";
import type { EventSurroundings } from "@/components/events/page/event-page";
import { findEvent, listEvents, nextEvents, seriesDays } from "@/lib/events/event/queries";
import { EVENT_LIST_LIMIT, EVENTS_TAG, type EventKind, eventIdOf, eventTag } from "@/lib/events/event/rules";
import type { EventDetailView, EventView } from "@/lib/events/event/view";
import { clipped } from "@/lib/format/text";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";

/** A card shows three lines of the description. */
const CARD_CHARACTERS = 200;

const EVENTS_BESIDE = 3;

/** What the page of one kind of events begins with. */
export function loadFirstEvents(kind: EventKind): Promise<FirstEvents> {
  return cachedRead(["events", "first", kind], [EVENTS_TAG], async () => {
    const ctx = publicCtx();
    const [ahead, past] = await Promise.all([
      listEvents(ctx, { kind, when: "ahead", limit: EVENT_LIST_LIMIT.screen }),
      listEvents(ctx, { kind, when: "past", limit: EVENT_LIST_LIMIT.archive }),
    ]);
    return { at: ctx.now().toISOString(), ahead: ahead.items.map(shortened), past: past.items.map(shortened) };
  });
}

function shortened(event: EventView): EventView {
  return { ...event, description: clipped(event.description, CARD_CHARACTERS) };
}

/** What else begins next in the event's province, and the other days of its series. */
export function loadAround({ id, province }: Pick<EventView, "id" | "province">): Promise<EventSurroundings> {
  return cachedRead(["events", "around", String(id), province ?? ""], [EVENTS_TAG], async () => {
    const [others, days] = await Promise.all([
      nextEvents(publicCtx(), EVENTS_BESIDE, { id, province }),
      seriesDays(publicCtx(), id),
    ]);
    return { others: others.map(shortened), days };
  });
}

/** The event of a page or share card, read at `at`; null for what is no slug or the slug of nothing. */
export async function loadEvent(slug: string): Promise<{ at: string; event: EventDetailView } | null> {
  const id = eventIdOf(slug);
  if (id === null) return null;
  return cachedRead(["event", "page", String(id)], [eventTag(id)], async () => {
    const ctx = publicCtx();
    const event = await findEvent(ctx, id);
    return event && { at: ctx.now().toISOString(), event };
  });
}
