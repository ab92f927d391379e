import { onClockOf } from "@/lib/events/event/moments";
import { eventPath, remainingSeats } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";

type Link = (path: string) => string;

/** schema.org's Event. @param link makes a path of this site absolute */
export function eventData(event: EventView, link: Link): Record<string, unknown> {
  const { title, description, date, ends, zone, cancelled, capacity, organiser, photo, slug } = event;
  const url = link(eventPath(slug));
  const left = cancelled ? 0 : remainingSeats(event);
  return {
    "@type": "Event",
    name: title,
    description,
    url,
    startDate: onClockOf(date, zone),
    endDate: onClockOf(ends, zone),
    eventStatus: `https://schema.org/${cancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    isAccessibleForFree: true,
    maximumAttendeeCapacity: capacity,
    remainingAttendeeCapacity: left,
    location: placeData(event),
    offers: {
      "@type": "Offer",
      url,
      price: 0,
      priceCurrency: "IDR",
      availability: `https://schema.org/${left > 0 ? "InStock" : "SoldOut"}`,
    },
    image: link(photo?.replace("w=640", "w=2048") ?? `${eventPath(slug)}/kartu.jpg`),
    ...(organiser ? { organizer: { "@type": "Organization", name: organiser } } : {}),
  };
}

function placeData({ location, province, latitude, longitude }: EventView): Record<string, unknown> {
  return {
    "@type": "Place",
    name: location,
    address: {
      "@type": "PostalAddress",
      streetAddress: location,
      ...(province ? { addressRegion: province } : {}),
      addressCountry: "ID",
    },
    ...(latitude !== null && longitude !== null ? { geo: { "@type": "GeoCoordinates", latitude, longitude } } : {}),
  };
}
