import type { EventValues } from "@/components/events/add/add-values";
import type { DraftPhoto } from "@/components/forms/draft";
import type { PickedPoint } from "@/components/map/coordinates";
import { onClockOf } from "@/lib/events/event/moments";
import type { EventView } from "@/lib/events/event/view";
import { zoneAt } from "@/lib/format/dates";

/** What the form that edits an event is filled with. */
interface EditedEvent {
  values: EventValues;
  place: PickedPoint | null;
  photo: DraftPhoto | null;
}

/** An event as its form shows it, on the clock of its place. */
export function editedEvent(event: EventView): EditedEvent {
  const { latitude, longitude, approximate, zone } = event;
  const place = latitude === null || longitude === null ? null : { latitude, longitude, approximate };
  const [date, time] = onClock(event.date, zone);
  const [endsDate, endsTime] = onClock(event.ends, zone);
  return {
    values: {
      title: event.title,
      description: event.description,
      date,
      time,
      ends_date: endsDate === date ? "" : endsDate,
      ends_time: endsTime,
      zone: zone === zoneAt(place) ? "" : zone,
      location: event.location,
      capacity: String(event.capacity),
      organiser: event.organiser,
    },
    place,
    photo: photoOf(event.photo),
  };
}

function onClock(moment: string, zone: EventView["zone"]): [day: string, time: string] {
  const text = onClockOf(moment, zone);
  return [text.slice(0, 10), text.slice(11, 16)];
}

/** A photo's address holds its id. */
function photoOf(address: string | null): DraftPhoto | null {
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec(address ?? "")?.[0];
  return address === null || id === undefined ? null : { id, url: address };
}
