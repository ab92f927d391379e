import "server-only";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

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

/** An iCalendar file of one event, in universal time. The same id with a higher sequence replaces what was taken over before. */
export function eventCalendar(event: AnnouncedEvent, method: "PUBLISH" | "CANCEL", stamp: Date): string {
  const calendar = ical({ prodId: { company: "Sulur", product: "Kegiatan", language: "ID" } });
  calendar.method(ICalCalendarMethod[method]);
  calendar.createEvent({
    id: `kegiatan-${event.id}@sulur`,
    sequence: event.revision,
    stamp,
    start: event.startsAt,
    end: event.endsAt,
    summary: event.title,
    location: event.location,
    status: method === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
