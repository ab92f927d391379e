import { KindBadge } from "@/components/places/kind-badge";
import { PlaceNote } from "@/components/places/map/place-note";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { ShareButtons } from "@/components/ui/share-buttons";
import { formatDate, zoneAt } from "@/lib/format/dates";
import type { NearPlaceView, PlaceDetailView } from "@/lib/places/view";
import { PlaceHeader } from "./place-header";
import { PlaceNeighbours } from "./place-neighbours";
import { PlaceVote } from "./place-vote";
import { PlaceWay } from "./place-way";

interface PlacePageProps {
  place: PlaceDetailView;
  neighbours: NearPlaceView[];
  share: { url: string; text: string };
  tileUrl: string;
}

/** The public page of one green place. */
export function PlacePage({ place, neighbours, share, tileUrl }: PlacePageProps) {
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
            <Icon name="pin" size={18} /> {place.area}
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
              Ditambahkan {formatDate(place.created_at, zoneAt(place))}. Keterangan berasal dari warga dan divalidasi
              admin.
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
