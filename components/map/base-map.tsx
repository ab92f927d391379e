import "leaflet/dist/leaflet.css";
import "./map.css";
import type { LatLngBoundsExpression, LatLngExpression } from "leaflet";
import type { ReactNode } from "react";
import { AttributionControl, MapContainer, ZoomControl } from "react-leaflet";
import { MapManners } from "./map-manners";
import { prefersReducedMotion } from "./motion";
import { MAX_ZOOM, Tiles } from "./tiles";

interface BaseMapProps {
  /** Template with {z}, {x} and {y}. */
  tileUrl: string;
  /** What the map shows; read when the keyboard reaches it. */
  label: string;
  center?: LatLngExpression;
  zoom?: number;
  /** Takes the place of centre and zoom. */
  bounds?: LatLngBoundsExpression | undefined;
  /** False: a picture that neither wheel nor finger moves. */
  interactive?: boolean;
  children?: ReactNode;
}

/** Every map of Sulur: tiles, credit, zoom buttons, keyboard, calm where people ask for calm. */
export function BaseMap({ tileUrl, label, center, zoom, bounds, interactive = true, children }: BaseMapProps) {
  const still = prefersReducedMotion();
  const view = bounds
    ? { bounds, boundsOptions: { padding: [32, 32] as [number, number], maxZoom: 15 } }
    : { center, zoom };
  return (
    <MapContainer
      {...view}
      className="size-full"
      maxZoom={MAX_ZOOM}
      minZoom={3}
      attributionControl={false}
      zoomControl={false}
      scrollWheelZoom={interactive}
      dragging={interactive}
      touchZoom={interactive}
      doubleClickZoom={interactive}
      boxZoom={interactive}
      keyboard={interactive}
      fadeAnimation={!still}
      zoomAnimation={!still}
      // Hundreds of pins would cost a phone more than a smooth zoom is worth; they come back in their new places.
      markerZoomAnimation={false}
      inertia={!still}
    >
      <MapManners label={label} interactive={interactive} />
      <AttributionControl position="bottomright" prefix={false} />
      {interactive ? (
        <ZoomControl position="bottomright" zoomInTitle="Perbesar peta" zoomOutTitle="Perkecil peta" />
      ) : null}
      <Tiles url={tileUrl} />
      {children}
    </MapContainer>
  );
}
