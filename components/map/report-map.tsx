"use client";

import type { ReportMapView } from "@/lib/reports/view";
import type { Point } from "./coordinates";
import type { Homes } from "./home-view";
import { LazyMap } from "./lazy-map";
import type { MapTheme } from "./moved-view";

export interface ReportMapProps {
  /** TILE_URL of the server's configuration. */
  tileUrl: string;
  /** What the server knows at the time of the page; the map asks for more as it moves. */
  initial: ReportMapView;
  /** Of the GeoJSON, with a filter in its query; all reports without it. */
  source?: string;
  selectedId: number | null;
  /** Where the selected report lies, for one that the map has not loaded yet. */
  selectedPoint?: Point | null;
  onSelect: (id: number) => void;
  /** A click beside the pins: the place of a new report. */
  onMapClick?: (latitude: number, longitude: number) => void;
  /** The place that is being chosen in the form. */
  picked?: Point | null;
  /** @param byHand false for what the map opened with */
  onMoved?: (look: MapTheme, byHand: boolean) => void;
  /** The map opens where this device last looked, or in the reader's province; without them, around all it shows. */
  homes?: Homes;
  /** Gives the map its height. */
  className?: string;
}

const load = () => import("./report-map-view").then(({ loadView }) => loadView());

/** The map of verified reports (spec 2.12). */
export function ReportMap({ className, ...props }: ReportMapProps) {
  return <LazyMap label="Peta laporan" load={load} props={props} className={className} />;
}
