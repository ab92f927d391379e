import { coordinates } from "@/components/map/coordinates";
import { SmallMap } from "@/components/map/small-map";
import { WayLinks } from "@/components/map/way-links";
import { PlaceDistance } from "@/components/places/place-distance";
import { Notice } from "@/components/ui/notice";
import type { PlaceDetailView } from "@/lib/places/view";

/** Where the place lies and how to get there. */
export function PlaceWay({ place, tileUrl }: { place: PlaceDetailView; tileUrl: string }) {
  const { latitude, longitude, name, kind, approximate } = place;
  return (
    <section aria-labelledby="tempat" className="grid gap-4">
      <h2 id="tempat" className="text-xl">
        Letak dan rute
      </h2>
      {approximate ? (
        <Notice tone="wait" icon="pin" title="Titik perkiraan">
          Titik di peta hanya menandai daerahnya. Tanyakan letak tepatnya kepada warga setempat.
        </Notice>
      ) : null}
      <SmallMap
        latitude={latitude}
        longitude={longitude}
        kind={kind}
        label={`Peta: ${name}`}
        tileUrl={tileUrl}
        className="h-72"
      />
      <p className="tabular-nums text-ink-soft">Koordinat {coordinates(place)}</p>
      <PlaceDistance latitude={latitude} longitude={longitude} />
      <WayLinks point={place} name={name} />
    </section>
  );
}
