import "server-only";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { printable } from "@/lib/format/text";

/** How long a calendar program may wait before it asks again. */
const TTL_SECONDS = 3600;

/** What invitations and notices say of an event. */
export interface AnnouncedEvent {
  id: number;
  title: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
  zone: "WIB" | "WITA" | "WIT";
  revision: number;
}

/** One event in a calendar file, in universal time. */
interface Entry {
  event: AnnouncedEvent;
  cancelled: boolean;
  stamp: Date;
}

/** An iCalendar file. The same id with a higher sequence replaces what was taken over before. */
function calendarFile(method: "PUBLISH" | "CANCEL", entries: readonly Entry[]): string {
  const calendar = ical({
    name: "Kegiatan Sulur",
    prodId: { company: "Sulur", product: "Kegiatan", language: "ID" },
    ttl: TTL_SECONDS,
  });
  calendar.method(ICalCalendarMethod[method]);
  for (const { event, cancelled, stamp } of entries) {
    calendar.createEvent({
      id: `kegiatan-${event.id}@sulur`,
      sequence: event.revision,
      stamp,
      start: event.startsAt,
      end: event.endsAt,
      summary: printable(event.title),
      location: printable(event.location),
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}

/** What goes with a mail. */
export function eventCalendar(event: AnnouncedEvent, method: "PUBLISH" | "CANCEL", stamp: Date): string {
  return calendarFile(method, [{ event, cancelled: method === "CANCEL", stamp }]);
}

/** What a calendar program fetches. */
export function publishedCalendar(
  events: readonly (AnnouncedEvent & { cancelledAt: Date | null; updatedAt: Date })[],
): string {
  const entries = events.map((event) => ({ event, cancelled: event.cancelledAt !== null, stamp: event.updatedAt }));
  return calendarFile("PUBLISH", entries);
}
