import type { MapPoint } from "./map-points";

interface OneSpotProps<Properties> {
  members: readonly MapPoint<Properties>[];
  /** What one of them is called, e.g. "laporan". */
  noun: string;
  labelOf: (properties: Properties) => string;
  onChoose: (id: number) => void;
}

/** What stands so close together that no zoom parts it, to be chosen from a list. */
export function OneSpot<Properties extends { id: number }>({
  members,
  noun,
  labelOf,
  onChoose,
}: OneSpotProps<Properties>) {
  return (
    <>
      <strong className="pr-6 text-base leading-snug">
        {members.length} {noun} di titik ini
      </strong>
      <ul className="-mx-2 max-h-40 overflow-y-auto">
        {members.map(({ properties }) => (
          <li key={properties.id}>
            <button
              type="button"
              onClick={() => onChoose(properties.id)}
              className="min-h-11 w-full rounded-sm px-2 py-1 text-left font-semibold wrap-anywhere text-primary hover:bg-primary-soft"
            >
              {labelOf(properties)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
