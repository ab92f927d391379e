import { type Map as LeafletMap, latLngBounds } from "leaflet";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Marker, useMap, useMapEvent } from "react-leaflet";
import useSWR from "swr";
import { flyTo, panToPopup } from "@/components/map/fly-to";
import { boxOf, mapQuery } from "@/components/map/map-window";
import { fetchJson } from "@/lib/http/fetch-json";
import type { MapView } from "@/lib/map/view";
import { ChosenPoints, type ChosenPointsProps } from "./chosen-points";
import type { Mark } from "./gather";
import { boundsOf, type Cluster, type MapPoint } from "./map-points";
import { clusterIcon, clusterSize } from "./pin-icon";
import { PointPopup } from "./point-popup";
import { standTogether, useGathered } from "./use-gathered";

interface ClusterBubbleProps {
  cluster: Cluster;
  /** What it stands for, e.g. "laporan". */
  noun: string;
  /** @param byKeyboard whether focus should follow */
  onOpen: (byKeyboard: boolean) => void;
}

interface OneSpotProps<Properties> {
  members: readonly MapPoint<Properties>[];
  /** What one of them is called, e.g. "laporan". */
  noun: string;
  labelOf: (properties: Properties) => string;
  onChoose: (id: number) => void;
}

interface MovingPointsProps<Properties extends { id: number }> extends Omit<ChosenPointsProps<Properties>, "points"> {
  /** Address of the GeoJSON; the view is added to its query. Null: `initial` is all there is. */
  source: string | null;
  initial: MapView<Properties>;
  /** What one of them is called, e.g. "laporan". */
  noun: string;
  /** Shown even where it has gone into a cluster. */
  extra?: MapPoint<Properties> | null;
  /** A list opens on the map and needs room. */
  onList?: (() => void) | undefined;
  /** Where a sheet stands that lies over the map. */
  sheetStop?: string;
}

/** The list of what stands on one spot. */
interface Listed<Properties> {
  point: Mark<Properties>["point"];
  members: MapPoint<Properties>[];
  takesFocus: boolean;
}

/** What the server knows of the place that the map shows: pins, and bubbles for what would lie over each other. */
export function MovingPoints<Properties extends { id: number }>({
  source,
  initial,
  noun,
  extra = null,
  onList,
  sheetStop = "",
  ...choice
}: MovingPointsProps<Properties>) {
  const { lookOf, selectedId, popupTakesFocus = false, onSelect } = choice;
  const map = useMap();
  const { view, failed } = useMapPoints(source, initial);
  const iconOf = useCallback((properties: Properties) => lookOf(properties, false).icon, [lookOf]);
  const { pins, bubbles } = useGathered(view, { apartId: selectedId, iconOf, sheetStop });
  const [listed, setListed] = useState<Listed<Properties> | null>(null);
  const [chosenInList, setChosenInList] = useState<number | null>(null);
  const closeList = useCallback(() => setListed(null), []);
  useMapEvent("zoomstart", closeList);
  useEffect(() => {
    if (listed) panToPopup(map, listed.point);
  }, [map, listed]);
  const missing = extra && !pins.some(({ properties }) => properties.id === extra.properties.id);

  function open(mark: Mark<Properties>, takesFocus: boolean): void {
    const { point, members } = mark;
    if (!members || !standTogether(map, members, iconOf)) {
      approach(map, mark);
      return;
    }
    setListed({ point, members, takesFocus });
    onList?.();
  }

  function choose(id: number): void {
    setListed(null);
    setChosenInList(id);
    onSelect(id);
  }

  return (
    <>
      {bubbles.map((mark) => (
        <ClusterBubble
          key={`${mark.point.latitude},${mark.point.longitude}`}
          cluster={mark}
          noun={noun}
          onOpen={(byKeyboard) => open(mark, byKeyboard)}
        />
      ))}
      <ChosenPoints
        {...choice}
        points={missing ? [...pins, extra] : pins}
        popupTakesFocus={popupTakesFocus || (selectedId !== null && selectedId === chosenInList)}
      />
      {listed ? (
        <PointPopup
          point={listed.point}
          above={clusterSize(listed.members.length) / 2}
          takesFocus={listed.takesFocus}
          onClose={closeList}
        >
          <OneSpot
            members={listed.members}
            noun={noun}
            labelOf={(properties) => lookOf(properties, false).label}
            onChoose={choose}
          />
        </PointPopup>
      ) : null}
      {failed ? <MapNote text={`Titik ${noun} belum dapat dimuat. Periksa koneksi Anda.`} /> : null}
    </>
  );
}

/** What stands so close together that no zoom parts it, to be chosen from a list. */
function OneSpot<Properties extends { id: number }>({ members, noun, labelOf, onChoose }: OneSpotProps<Properties>) {
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

/** Many points as one bubble; opens by click, tap, Enter and space. */
function ClusterBubble({ cluster: { point, count }, noun, onOpen }: ClusterBubbleProps) {
  const icon = useMemo(() => clusterIcon(count), [count]);
  const handlers = useMemo(
    () => ({
      click: () => onOpen(false),
      keypress: ({ originalEvent }: { originalEvent: KeyboardEvent }) => {
        if (originalEvent.key !== "Enter" && originalEvent.key !== " ") return;
        originalEvent.preventDefault();
        onOpen(true);
      },
    }),
    [onOpen],
  );
  return (
    <Marker
      position={[point.latitude, point.longitude]}
      icon={icon}
      title={`${count.toLocaleString("id-ID")} ${noun} di sekitar sini. Lihat satu per satu.`}
      eventHandlers={handlers}
    />
  );
}

/** How much closer it goes where the server has not named what is there: that then falls into at most sixteen. */
const STEP = 2;

/** Goes so close that what stands as one mark fills about half of the map, and so comes apart. */
function approach<Properties>(map: LeafletMap, { point, members }: Mark<Properties>): void {
  const corners = boundsOf(members?.map((member) => member.point) ?? []);
  const zoom = corners
    ? Math.max(map.getZoom() + 1, map.getBoundsZoom(latLngBounds(corners)) - 1)
    : map.getZoom() + STEP;
  flyTo(map, corners ? middleOf(corners) : point, Math.min(zoom, map.getMaxZoom()));
}

function middleOf([[south, west], [north, east]]: NonNullable<ReturnType<typeof boundsOf>>) {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** A quiet line over the map's foot: something is missing, the rest works. */
function MapNote({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="pointer-events-none absolute bottom-8 left-3 z-[900] max-w-[calc(100%-5.5rem)] rounded-sm bg-card px-3 py-2 text-sm text-ink-soft shadow-low"
    >
      {text}
    </p>
  );
}

/** A finger that is still moving asks nothing. */
const SETTLE_MS = 250;

/**
 * The points of what the map shows, asked for when it comes to rest; the earlier ones stay until the new ones are there.
 * @param source of the GeoJSON, with a query that does not depend on the view or without one; null asks for nothing
 */
function useMapPoints<Properties>(
  source: string | null,
  initial: MapView<Properties>,
): { view: MapView<Properties>; failed: boolean } {
  const map = useMap();
  const [query, setQuery] = useState<string | null>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);

  // The same function at each rendering: a map that moves without animation does so while React runs effects, and a
  // listener that is just being replaced would miss it.
  const settle = useCallback(() => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => setQuery(mapQuery(boxOf(map), map.getZoom())), SETTLE_MS);
  }, [map]);
  useMapEvent("moveend", settle);

  useEffect(() => {
    settling.current = setTimeout(() => map.fire("moveend"), 0);
    return () => {
      clearTimeout(settling.current);
      running.current?.abort();
    };
  }, [map]);

  const { data, error } = useSWR<MapView<Properties>>(
    query === null || source === null ? null : `${source}${source.includes("?") ? "&" : "?"}${query}`,
    (path: string) => {
      running.current?.abort();
      running.current = new AbortController();
      return fetchJson<MapView<Properties>>(path, { signal: running.current.signal });
    },
    { keepPreviousData: true, revalidateOnFocus: false, dedupingInterval: 10_000 },
  );
  return { view: data ?? initial, failed: error !== undefined };
}
