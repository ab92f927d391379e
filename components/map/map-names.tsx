import type { Map as LeafletMap } from "leaflet";
import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useMap } from "react-leaflet";
import { fetchJson } from "@/lib/http/fetch-json";
import type { NameView } from "@/lib/map/view";
import { NAME_TILES, TILE_PIXELS } from "@/lib/map/world-point";
import { baseMapVersion } from "./base-map-version";

const BLOCK_PIXELS = TILE_PIXELS * NAME_TILES;
/** No name stands closer to a pin. */
const CLEAR_PIXELS = 14;
const PINS = ".leaflet-marker-icon";
const CONTROLS = ".leaflet-control, button";

/** Above the ground, below streets. */
export const NAMES_PANE = "names";

interface ShownName extends NameView {
  x: number;
  y: number;
}

/** The names on the base map: none under a pin or a button, over another one or cut by the map's edge. */
export function MapNames({ borders }: { borders: string | undefined }) {
  const map = useMap();
  const pane = map.getPane(NAMES_PANE);
  const [names, setNames] = useState<ShownName[]>([]);

  useEffect(() => {
    if (!pane) return;
    pane.ariaHidden = "true";
    const answers = new Map<string, Promise<NameView[]>>();
    let run = 0;
    let frame = 0;
    const hide = () => {
      pane.style.visibility = "hidden";
    };
    const fetchNames = (block: string) => {
      const fresh = () =>
        fetchJson<NameView[]>(`/ubin/nama/${block}.json?v=${baseMapVersion(borders)}`).catch(() => {
          answers.delete(block);
          return [];
        });
      const answer = answers.get(block) ?? fresh();
      answers.set(block, answer);
      return answer;
    };
    const load = async () => {
      const thisRun = run;
      const blocks = await Promise.all(blocksIn(map).map(fetchNames));
      if (thisRun !== run) return;
      setNames(blocks.flat().map((name) => ({ ...name, ...map.latLngToLayerPoint([name.latitude, name.longitude]) })));
    };
    // A map that opens is fitted to its points within the same frame, so only the last view of a frame is loaded.
    const loadSoon = () => {
      run += 1;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => void load());
    };
    map.on("zoomstart viewreset", hide);
    map.on("moveend", loadSoon);
    loadSoon();
    return () => {
      run += 1;
      cancelAnimationFrame(frame);
      map.off("zoomstart viewreset", hide);
      map.off("moveend", loadSoon);
    };
  }, [map, pane, borders]);

  useLayoutEffect(() => {
    const pins = map.getPane("markerPane");
    if (!pane || !pins || names.length === 0) return;
    pane.style.visibility = "";
    hideCovered(map, pane, pins);
    let frame = 0;
    const watcher = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => hideCovered(map, pane, pins));
    });
    watcher.observe(pins, { childList: true, subtree: true, attributes: true, attributeFilter: ["style", "class"] });
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
    };
  }, [map, pane, names]);

  if (!pane) return null;
  return createPortal(
    names.map(({ text, look, side, latitude, longitude, x, y }) => (
      <span
        key={`${text} ${latitude} ${longitude}`}
        className="sulur-name"
        data-look={look}
        data-side={side}
        style={{ left: x, top: y }}
      >
        {text}
      </span>
    )),
    pane,
  );
}

/** `zoom/column/row` of the answers that a view needs, at the zoom for which names are placed. */
function blocksIn(map: LeafletMap): string[] {
  const zoom = Math.floor(map.getZoom());
  const bounds = map.getBounds();
  const first = map.project(bounds.getNorthWest(), zoom).divideBy(BLOCK_PIXELS).floor();
  const last = map.project(bounds.getSouthEast(), zoom).divideBy(BLOCK_PIXELS).floor();
  const most = 2 ** zoom / NAME_TILES - 1;
  const blocks: string[] = [];
  for (let column = Math.max(0, first.x); column <= Math.min(most, last.x); column += 1) {
    for (let row = Math.max(0, first.y); row <= Math.min(most, last.y); row += 1)
      blocks.push(`${zoom}/${column}/${row}`);
  }
  return blocks;
}

/** The more important names come first and stay. */
function hideCovered(map: LeafletMap, pane: HTMLElement, pins: HTMLElement): void {
  const frame = map.getContainer().getBoundingClientRect();
  const taken = [
    ...[...pins.querySelectorAll(PINS)].map((pin) => grown(pin.getBoundingClientRect(), CLEAR_PIXELS)),
    ...[...map.getContainer().querySelectorAll(CONTROLS)].map((control) => control.getBoundingClientRect()),
  ];
  const names = [...pane.children].map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const { element, box } of names) {
    const isWhole =
      box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
    const isClear = isWhole && !taken.some((other) => overlap(box, other));
    element.toggleAttribute("hidden", !isClear);
    if (isClear) taken.push(box);
  }
}

function grown({ x, y, width, height }: DOMRect, pixels: number): DOMRect {
  return new DOMRect(x - pixels, y - pixels, width + 2 * pixels, height + 2 * pixels);
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
