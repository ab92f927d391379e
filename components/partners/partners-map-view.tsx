import type { LatLngBoundsExpression } from "leaflet";
import Link from "next/link";
import { useState } from "react";
import { BaseMap } from "@/components/map/base-map";
import { ChosenPoints } from "@/components/map/pins/chosen-points";
import type { MapPoint } from "@/components/map/pins/map-points";
import { placeIcon } from "@/components/map/pins/place-icon";
import { partnerPath } from "@/lib/partners/rules";

interface PointProperties {
  id: number;
  name: string;
  slug: string;
}

export interface PartnersMapViewProps {
  tileUrl: string;
  /** At least one. */
  points: MapPoint<PointProperties>[];
}

/** Opens around the first points that it gets; what is loaded later is found by moving. */
export function PartnersMapView({ tileUrl, points }: PartnersMapViewProps) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const bounds: LatLngBoundsExpression = points.map(({ point }) => [point.latitude, point.longitude]);
  return (
    <BaseMap tileUrl={tileUrl} label="Peta bank sampah" bounds={bounds}>
      <ChosenPoints
        points={points}
        selectedId={selectedId}
        onSelect={setSelectedId}
        onClose={() => setSelectedId(null)}
        lookOf={({ name }, selected) => ({ icon: placeIcon("bank_sampah", selected), label: name })}
        popupOf={({ name, slug }) => (
          <>
            <strong className="pr-6 text-base leading-snug">{name}</strong>
            <p className="pt-1 font-semibold">
              <Link href={partnerPath(slug)} prefetch={false}>
                Buka bank sampah
              </Link>
            </p>
          </>
        )}
      />
    </BaseMap>
  );
}
