import "server-only";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { printable } from "@/lib/format/text";
import { eventPath } from "./rules";

/** How long a calendar program may wait before it asks again. */
const TTL_SECONDS = 3600;

const PRODUCT = { prodId: { company: "Sulur", product: "Kegiatan", language: "ID" } };

/** What invitations and notices say of an event. */
export interface AnnouncedEvent {
  id: number;
  slug: string;
  title: string;
  description: string;
  location: string;
  organiser: string;
  startsAt: Date;
  endsAt: Date;
  zone: "WIB" | "WITA" | "WIT";
  latitude: number | null;
  longitude: number | null;
  /** Whether the point is no more than near. */
  approximate: boolean;
  revision: number;
  /** Host of the installation on which it was added. */
  uidHost: string;
  updatedAt: Date;
}

interface PublishedEvent extends AnnouncedEvent {
  cancelledAt: Date | null;
}

/** Host of this installation. */
interface Site {
  link(path: string): string;
  /** Organisers' own addresses are nobody's business, so answers go to the address that mails come from. */
  sender: string;
}

/** In universal time. The same id with a higher sequence replaces what was taken over before. */
function entryOf(event: AnnouncedEvent, { cancelled, stamp }: { cancelled: boolean; stamp: Date }, site: Site) {
  const { latitude, longitude, approximate } = event;
  const url = site.link(eventPath(event.slug));
  const geo = approximate || latitude === null || longitude === null ? null : { lat: latitude, lon: longitude };
  return {
    id: `kegiatan-${event.id}@${event.uidHost}`,
    sequence: event.revision,
    stamp,
    lastModified: event.updatedAt,
    start: event.startsAt,
    end: event.endsAt,
    summary: printable(event.title),
    // Not every calendar shows the address.
    description: `${printable(event.description)}\n\n${url}`,
    location: { title: printable(event.location), ...(geo ? { geo } : {}) },
    url,
    organizer: event.organiser === "" ? null : { name: parameterText(event.organiser), email: site.sender },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

/** A parameter in quotes can hold neither quotes nor what escapes them. */
function parameterText(text: string): string {
  return printable(text).replace(/["\\]/gu, "'");
}

/** The last line of the library's text has no end. */
function fileOf(calendar: ReturnType<typeof ical>): string {
  return `${calendar.toString()}\r\n`;
}

/** The attachment of a mail: without a calendar name, so that programs add the event to an existing calendar. */
export function eventCalendar(
  event: AnnouncedEvent,
  { method, stamp, site }: { method: "PUBLISH" | "CANCEL"; stamp: Date; site: Site },
): string {
  const calendar = ical(PRODUCT).method(ICalCalendarMethod[method]);
  calendar.createEvent(entryOf(event, { cancelled: method === "CANCEL", stamp }, site));
  return fileOf(calendar);
}

/** One event as a file to open. */
export function singleCalendar(event: PublishedEvent, site: Site): string {
  const calendar = ical(PRODUCT);
  calendar.createEvent(publishedEntry(event, site));
  return fileOf(calendar);
}

/** The feed that calendar programs poll. */
export function publishedCalendar(events: readonly PublishedEvent[], site: Site): string {
  const calendar = ical({ ...PRODUCT, name: "Kegiatan Sulur", ttl: TTL_SECONDS });
  for (const event of events) calendar.createEvent(publishedEntry(event, site));
  return fileOf(calendar);
}

function publishedEntry(event: PublishedEvent, site: Site) {
  return entryOf(event, { cancelled: event.cancelledAt !== null, stamp: event.updatedAt }, site);
}
