import type { MappedPlace } from "@/components/places/map/places-map";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import type { PublicCountsView } from "@/lib/statistics/view";
import { ActionPlaces } from "./action-places";
import { ImpactCounters } from "./impact-counters";

interface ImpactProps {
  counts: PublicCountsView;
  places: MappedPlace[];
  tileUrl: string;
}

/** The impact block of spec 2.4: four figures, then the places with their map. */
export function Impact({ counts, places, tileUrl }: ImpactProps) {
  return (
    <section aria-labelledby="dampak" className="mt-8 bg-panel py-6 lg:mt-24 lg:py-20">
      <div className="container-page">
        <h2 id="dampak" className="text-3xl">
          Statistik Dampak Aksi Hijau
        </h2>
        <p className="mt-2 mb-6 text-lg text-ink-soft lg:mb-8">Langkah nyata, bumi lebih sehat</p>
        <ImpactCounters first={counts} />
        <div className="mt-8 mb-4 flex flex-wrap items-end justify-between gap-3 lg:mt-16">
          <h3 className="text-2xl">Daftar Lokasi Aksi</h3>
          <ButtonLink href="/peta-lokasi" variant="quiet" size="small" className="max-sm:-ml-3">
            Buka peta lengkap <Icon name="arrow-right" size={18} />
          </ButtonLink>
        </div>
        <ActionPlaces first={places} tileUrl={tileUrl} />
      </div>
    </section>
  );
}
