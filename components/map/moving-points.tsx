import type { MapView } from "@/lib/map/view";
import { ChosenPoints, type ChosenPointsProps } from "./chosen-points";
import { ClusterBubble } from "./cluster-bubble";
import { MapNote } from "./map-note";
import { clustersOf, type MapPoint, singlesOf } from "./map-points";
import { useMapPoints } from "./use-map-points";

interface MovingPointsProps<Properties extends { id: number }> extends Omit<ChosenPointsProps<Properties>, "points"> {
  /** Address of the GeoJSON; the view is added to its query. */
  source: string;
  initial: MapView<Properties>;
  /** What one of them is called, e.g. "laporan". */
  noun: string;
  /** Shown even where it has gone into a cluster. */
  extra?: MapPoint<Properties> | null;
}

/** What the server knows of the place that the map shows: pins, and bubbles where there are too many. */
export function MovingPoints<Properties extends { id: number }>({
  source,
  initial,
  noun,
  extra = null,
  ...choice
}: MovingPointsProps<Properties>) {
  const { view, failed } = useMapPoints(source, initial);
  const singles = singlesOf(view);
  const missing = extra && !singles.some(({ properties }) => properties.id === extra.properties.id);
  return (
    <>
      {clustersOf(view).map(({ point, count }) => (
        <ClusterBubble key={`${point.latitude},${point.longitude}`} point={point} count={count} noun={noun} />
      ))}
      <ChosenPoints {...choice} points={missing ? [...singles, extra] : singles} />
      {failed ? <MapNote at="bottom" text={`Titik ${noun} belum dapat dimuat. Periksa koneksi Anda.`} /> : null}
    </>
  );
}
