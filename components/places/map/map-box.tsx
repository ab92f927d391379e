import { LazyMap } from "@/components/map/lazy-map";
import { Button } from "@/components/ui/button";
import type { MapViewProps } from "./map-view";

interface MapBoxProps {
  map: MapViewProps;
  /** A point is being chosen for a new place; ends it. */
  onStopPicking: (() => void) | null;
}

const load = () => import("./map-view").then(({ loadView }) => loadView());

/** The map with what floats on it. */
export function MapBox({ map, onStopPicking }: MapBoxProps) {
  return (
    <>
      <LazyMap label="Peta lokasi hijau" load={load} props={map} className="size-full" />
      <div className="pointer-events-none absolute inset-x-3 top-16 flex justify-center lg:top-3">
        {onStopPicking ? (
          <p className="pointer-events-auto flex items-center gap-2 rounded-md bg-card py-1 pr-1 pl-4 shadow-high">
            <span role="status">Tekan peta untuk memilih titik lokasi baru.</span>
            <Button variant="quiet" size="small" onClick={onStopPicking}>
              Batal
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}
