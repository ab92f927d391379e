import { SmallMap } from "@/components/map/small-map";
import { WayLinks } from "@/components/map/way-links";
import { Notice } from "@/components/ui/notice";
import type { EventView } from "@/lib/events/event/view";

/** Where people meet and how to get there. */
export function EventPlace({ event, tileUrl }: { event: EventView; tileUrl: string }) {
  const { latitude, longitude, location, approximate } = event;
  if (latitude === null || longitude === null) return null;
  return (
    <section aria-labelledby="tempat" className="grid gap-4">
      <h2 id="tempat" className="text-xl">
        Tempat di peta
      </h2>
      {approximate ? (
        <Notice tone="wait" icon="pin" title="Titik perkiraan">
          Titik di peta hanya menandai daerahnya. Titik kumpul tepatnya: {location}.
        </Notice>
      ) : null}
      <SmallMap
        latitude={latitude}
        longitude={longitude}
        kind="event"
        label={`Peta: ${location}`}
        tileUrl={tileUrl}
        className="h-72"
      />
      <WayLinks point={{ latitude, longitude }} name={location} />
    </section>
  );
}
