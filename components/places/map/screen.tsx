"use client";

import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { areaIn, areaParameters } from "@/components/areas/area-address";
import { useSavesData } from "@/components/data-saver/saves-data";
import { useSearch } from "@/components/lists/use-search";
import { withQuery } from "@/components/lists/with-query";
import type { Homes } from "@/components/map/home-view";
import { storeView, withView } from "@/components/map/last-view";
import { LazyMap } from "@/components/map/lazy-map";
import type { Box } from "@/components/map/map-window";
import type { MapTheme } from "@/components/map/moved-view";
import { AddPlaceDialog } from "@/components/places/add/add-place-dialog";
import { useAdding } from "@/components/places/add/use-adding";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import type { PlaceKind } from "@/lib/places/rules";
import { Chip, KindChips } from "./kind-chips";
import { kindsIn, withKinds } from "./kinds-address";
import { cardId } from "./list-card";
import { ListPane } from "./list-pane";
import type { MapViewProps } from "./map-view";
import { describeList, type PlaceFilter } from "./places-query";
import styles from "./screen.module.css";
import { useNearMe } from "./use-near-me";
import { type ListedPlace, usePlaces } from "./use-places";
import { HANDLE_LABELS, type SheetHandle, type SheetStop, useSheet } from "./use-sheet";

interface SheetGripProps {
  stop: SheetStop;
  handle: SheetHandle;
  /** Heading of the list; stands in the handle while the sheet rests. */
  heading: string;
}

interface PlaceScreenProps {
  title: string;
  /** The newest places of all kinds. */
  first: ListedPlace[];
  tileUrl: string;
  /** Of the provinces, by name. */
  homes: Homes;
}

/** /peta-lokasi: one choice of kinds for list and map, each of which selects in the other. */
export function PlaceScreen({ title, first, tileUrl, homes }: PlaceScreenProps) {
  const screen = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const sheet = useSheet(screen, body);
  const { setStop } = sheet;
  const [chosenView, setView] = useState<ScreenView | null>(null);
  const saves = useSavesData();
  const [kinds, setKinds] = useKinds();
  const [address, changeAddress] = useSearch();
  const area = useMemo(() => areaIn(new URLSearchParams(address)), [address]);
  const [name, setName] = useState("");
  const [box, setBox] = useState<Box | null>(null);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const adding = useAdding();
  const nearMe = useNearMe(useCallback(() => setStop("half"), [setStop]));
  // A pressed chip shows at once; list and map follow.
  const shownKinds = useDeferredValue(kinds);
  const filter: PlaceFilter = { kinds: shownKinds, name, box, area, position: nearMe.position };
  const list = usePlaces(first, filter);
  const shown = list.places && !list.loading ? { count: list.places.length, hasMore: list.hasMore } : null;
  const heading = describeList(filter, shown);
  const narrowed = kinds.length > 0 || name !== "" || box !== null || area !== null;

  // Always the same functions, so that cards and map are not drawn anew for what does not concern them.
  const showOnMap = useCallback(
    ({ id }: ListedPlace) => {
      setView("map");
      setStop("peek");
      setSelectedId(id);
    },
    [setStop],
  );
  const selectOnMap = useCallback(
    (id: number) => {
      setSelectedId(id);
      setStop("peek");
      if (isBeside()) document.getElementById(cardId(id))?.scrollIntoView({ block: "nearest" });
    },
    [setStop],
  );
  const deselect = useCallback((id: number) => setSelectedId((now) => (now === id ? null : now)), []);
  const followMap = useCallback(
    (look: MapTheme, byHand: boolean) => {
      setBox(look.box);
      if (!byHand) return;
      storeView(look);
      changeAddress((before) => withView(before, look));
    },
    [changeAddress],
  );
  const makeRoom = useCallback(() => setStop("peek"), [setStop]);

  function pickOnMap(): void {
    setView("map");
    setStop("peek");
    adding.pick();
  }

  function leaveBox(): void {
    setBox(null);
    setSelectedId(null);
    storeView(null);
    changeAddress((before) => withView(before, null));
  }

  function search(text: string): void {
    setName(text);
    // Looked for everywhere; the map goes to what was found.
    if (text !== "") leaveBox();
  }

  function chooseArea(chosen: string | null): void {
    changeAddress((before) => withQuery(before, areaParameters(chosen)));
    if (chosen !== null) leaveBox();
  }

  function reset(): void {
    setKinds([]);
    setName("");
    chooseArea(null);
    leaveBox();
  }

  return (
    <>
      <div className="mb-2.5 flex min-h-11 flex-wrap items-center justify-between gap-3 lg:mb-2">
        <h1 className="text-2xl lg:text-3xl">{title}</h1>
        <ViewSwitch view={chosenView ?? (saves ? "list" : "map")} onView={setView} />
      </div>
      <div ref={screen} className={styles.screen} data-view={chosenView ?? "first"} data-stop={sheet.stop}>
        <div className={`needs-script ${styles.tools}`}>
          <div className="flex gap-2 overflow-x-auto p-2 lg:flex-wrap lg:gap-1.5 lg:px-0">
            <Chip icon="locate" pressed={nearMe.position !== null} busy={nearMe.locating} onPress={nearMe.toggle}>
              {nearMe.locating ? "Mencari posisi…" : "Dekat saya"}
            </Chip>
            <KindChips kinds={kinds} onKinds={setKinds} />
          </div>
          {nearMe.error ? (
            <p role="alert" className="mx-2 rounded-sm bg-card px-3 py-2 text-sm font-semibold text-danger shadow-low">
              {nearMe.error}
            </p>
          ) : null}
        </div>
        <section aria-label="Daftar lokasi" className={styles.sheet}>
          <SheetGrip stop={sheet.stop} handle={sheet.handle} heading={heading} />
          <div ref={body} className={styles.body}>
            <ListPane
              list={list}
              heading={heading}
              name={name}
              onName={search}
              area={area}
              onArea={chooseArea}
              selectedId={selectedId}
              onSelect={showOnMap}
              onReset={narrowed ? reset : null}
              onAdd={adding.open}
            />
          </div>
        </section>
        <div className={styles.map}>
          <MapBox
            onStopPicking={adding.step === "picking" ? adding.open : null}
            map={{
              tileUrl,
              homes,
              kinds: shownKinds,
              area,
              selectedId,
              selected: list.places?.find(({ id }) => id === selectedId) ?? null,
              popupTakesFocus: !isBeside(),
              movesAtOnce: !isBeside(),
              position: nearMe.position,
              picked: adding.picked,
              onSelect: selectOnMap,
              onClose: deselect,
              sheetStop: sheet.stop,
              onList: makeRoom,
              onMoved: followMap,
              listed: list.places ?? [],
              held: box !== null || selectedId !== null || nearMe.position !== null || adding.step === "picking",
              onMapClick: adding.step === "picking" ? adding.pickAt : null,
            }}
          />
        </div>
      </div>
      <AddPlaceDialog
        open={adding.step === "form"}
        onClose={adding.close}
        form={{ tileUrl, pickedPoint: adding.picked, onPickRequest: pickOnMap, onAdded: adding.added }}
      />
    </>
  );
}

/** Beside each other the list follows the map; on a phone it lies over it. */
function isBeside(): boolean {
  return typeof window === "undefined" || matchMedia("(min-width: 64rem)").matches;
}

/** The chosen kinds, which stand in the address. */
function useKinds(): [kinds: PlaceKind[], choose: (kinds: readonly PlaceKind[]) => void] {
  const [search, change] = useSearch();
  const kinds = useMemo(() => kindsIn(search), [search]);
  const choose = useCallback((next: readonly PlaceKind[]) => change((before) => withKinds(before, next)), [change]);
  return [kinds, choose];
}

/** The sheet's handle: a button for fingers that press and for keyboards, and something to drag. */
function SheetGrip({ stop, handle, heading }: SheetGripProps) {
  return (
    <button
      type="button"
      aria-label={HANDLE_LABELS[stop]}
      aria-expanded={stop !== "peek"}
      className={`absolute inset-x-0 top-0 z-10 h-7 w-full touch-none place-items-center focus-visible:-outline-offset-4 ${styles.handle ?? ""}`}
      {...handle}
    >
      <span className="h-1.5 w-12 rounded-full bg-control" />
      <span aria-hidden="true" className={`truncate text-sm font-semibold ${styles.heading ?? ""}`}>
        {heading}
      </span>
    </button>
  );
}

interface MapBoxProps {
  map: MapViewProps;
  /** A point is being chosen for a new place; ends it. */
  onStopPicking: (() => void) | null;
}

const load = () => import("./map-view").then(({ loadView }) => loadView());

/** The map with what floats on it. */
function MapBox({ map, onStopPicking }: MapBoxProps) {
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

type ScreenView = "map" | "list";

const VIEWS = [
  { view: "map", label: "Peta" },
  { view: "list", label: "Daftar" },
] as const;

interface ViewSwitchProps {
  view: ScreenView;
  onView: (view: ScreenView) => void;
}

/** On a phone: the map under its list, or the list alone. */
function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <fieldset className="needs-script flex shrink-0 rounded-md border-2 border-control bg-card lg:hidden">
      <legend className="sr-only">Tampilan</legend>
      {VIEWS.map((choice) => (
        <button
          key={choice.view}
          type="button"
          aria-pressed={view === choice.view}
          onClick={() => onView(choice.view)}
          className={classNames(
            "min-h-10 rounded-sm px-3 text-sm font-semibold",
            view === choice.view ? "bg-primary text-on-primary" : "text-ink hover:bg-primary-soft",
          )}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
