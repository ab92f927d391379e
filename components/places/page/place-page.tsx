import { AreaLink, type AreaLinkView } from "@/components/areas/area-link";
import { Drawing } from "@/components/layout/drawing";
import { CardTitle } from "@/components/lists/card-title";
import { coordinates } from "@/components/map/coordinates";
import { SmallMap } from "@/components/map/small-map";
import { WayLinks } from "@/components/map/way-links";
import { PagePhoto } from "@/components/photos/page-photo";
import { KindBadge } from "@/components/places/kind-badge";
import { PlaceNote } from "@/components/places/map/place-note";
import { PlaceDistance } from "@/components/places/place-distance";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { ShareButtons } from "@/components/ui/share-buttons";
import { zoneOfView } from "@/lib/areas/zones";
import { formatDate } from "@/lib/format/dates";
import { meters } from "@/lib/format/numbers";
import { PLACE_KIND_LABELS, placeDrawing, placePath } from "@/lib/places/rules";
import type { NearPlaceView, PlaceDetailView } from "@/lib/places/view";
import { PlaceVote } from "./place-vote";

interface PlacePageProps {
  place: PlaceDetailView;
  neighbours: NearPlaceView[];
  share: { url: string; text: string };
  tileUrl: string;
  /** The page of its area. */
  area: AreaLinkView | null;
}

/** The public page of one green place. */
export function PlacePage({ place, neighbours, share, tileUrl, area }: PlacePageProps) {
  return (
    <div className="container-page py-8 lg:py-12">
      <ButtonLink href="/peta-lokasi" variant="quiet" size="small" className="-ml-3">
        <Icon name="arrow-left" size={18} /> Peta lokasi hijau
      </ButtonLink>
      <h1 className="mt-4 text-4xl">{place.name}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <KindBadge kind={place.kind} />
        {place.area ? (
          <p className="flex items-center gap-1.5 text-ink-soft">
            <Icon name="pin" size={18} /> {area ? <AreaLink area={area} /> : place.area}
          </p>
        ) : null}
      </div>
      {place.closed ? (
        <Notice tone="bad" icon="cross-circle" title="Tempat ini dilaporkan sudah tutup" className="mt-6">
          Tempat ini tidak lagi tampil di peta. Bila Anda tahu bahwa tempatnya masih ada, nyatakan di bawah.
        </Notice>
      ) : null}
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-12">
        <div className="grid min-w-0 gap-8">
          <PlaceHeader place={place} />
          <div>
            {place.description ? (
              <p className="measure text-lg whitespace-pre-line">{place.description}</p>
            ) : (
              <p className="text-ink-soft">Belum ada keterangan tentang tempat ini.</p>
            )}
            <p className="mt-4 text-sm text-ink-faint">
              Ditambahkan {formatDate(place.created_at, zoneOfView(place))}. Keterangan berasal dari warga dan diperiksa
              pengelola.
            </p>
          </div>
          <section aria-labelledby="masih-ada" className="grid gap-4 rounded-md border border-line bg-card p-4 sm:p-5">
            <h2 id="masih-ada" className="text-xl">
              Apakah tempat ini masih ada?
            </h2>
            <PlaceVote placeId={place.id} openCount={place.open_count} closedCount={place.closed_count} />
            <div className="border-t border-line pt-3">
              <PlaceNote placeId={place.id} name={place.name} />
            </div>
          </section>
          <section aria-labelledby="bagikan">
            <h2 id="bagikan" className="mb-3 text-xl">
              Ajak orang lain ke sini
            </h2>
            <ShareButtons {...share} />
          </section>
        </div>
        <PlaceWay place={place} tileUrl={tileUrl} />
      </div>
      <div className="mt-12">
        <PlaceNeighbours places={neighbours} />
      </div>
    </div>
  );
}

/** The place's photo, or a drawing of its kind. */
function PlaceHeader({ place }: { place: PlaceDetailView }) {
  const { photo, photo_large, kind, name } = place;
  if (photo && photo_large) {
    return (
      <PagePhoto
        small={photo}
        large={photo_large}
        alt={`Foto ${name}`}
        className="aspect-video w-full rounded-leaf bg-panel object-cover"
      />
    );
  }
  return (
    <div className="overflow-hidden rounded-leaf">
      <Drawing name={placeDrawing(kind)} alt={`${PLACE_KIND_LABELS[kind]}, belum ada foto`} />
    </div>
  );
}

/** The nearest other places. */
function PlaceNeighbours({ places }: { places: NearPlaceView[] }) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="terdekat">
      <h2 id="terdekat" className="mb-4 text-2xl">
        Lokasi hijau terdekat lainnya
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {places.map((place) => (
          <Card key={place.id} as="li">
            <Drawing name={placeDrawing(place.kind)} className="float-left mr-3 h-18 w-18 rounded-sm object-cover" />
            <CardTitle href={placePath(place.slug)}>{place.name}</CardTitle>
            {place.area ? <p className="mt-1 line-clamp-1 text-sm text-ink-faint">{place.area}</p> : null}
            <div className="clear-both flex flex-wrap pt-3 items-center justify-between gap-2">
              <KindBadge kind={place.kind} />
              <span className="text-sm tabular-nums text-ink-soft">
                {meters(place.distance_meters)} dari lokasi ini
              </span>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  );
}

/** Where the place lies and how to get there. */
function PlaceWay({ place, tileUrl }: { place: PlaceDetailView; tileUrl: string }) {
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
