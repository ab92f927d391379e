"use client";

import { LazyMap } from "./lazy-map";
import type { PinKind } from "./pins/pin-icon";

export interface SmallMapProps {
  latitude: number;
  longitude: number;
  /** TILE_URL of the server's configuration. */
  tileUrl: string;
  label?: string;
  /** The report's state; decides the pin. */
  kind?: PinKind;
  /** The point is right to about two kilometres. */
  rough?: boolean;
  /** Gives the map its height; otherwise it fills its place. */
  className?: string;
}

const load = () => import("./small-map-view").then(({ SmallMapView }) => SmallMapView);

/** One place. It lets the page scroll past and moves only after a tap. */
export function SmallMap({ className = "size-full min-h-48", ...props }: SmallMapProps) {
  return <LazyMap label={props.label ?? "Peta lokasi"} load={load} props={props} className={className} />;
}
