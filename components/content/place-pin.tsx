import type { ReactNode } from "react";
import { coordinates } from "@/components/map/coordinates";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "./inline-text";

interface PlacePinProps {
  name: string;
  latitude: number;
  longitude: number;
  children: ReactNode;
}

/** Where it is; a link instead of a map, since the page stays light. */
export function PlacePin({ name, latitude, longitude, children }: PlacePinProps) {
  const point = { latitude, longitude };
  return (
    <div className="flex gap-3 rounded-md border border-line-strong bg-card p-4 sm:p-5">
      <Icon name="pin" size={28} className="mt-0.5 text-danger" />
      <div className="grid min-w-0 gap-2">
        <p className="font-semibold">
          {name} <span className="font-normal text-ink-faint tabular-nums">({coordinates(point)})</span>
        </p>
        {children}
        <p>
          <TextLink
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
          >
            Lihat di OpenStreetMap
          </TextLink>
        </p>
      </div>
    </div>
  );
}
