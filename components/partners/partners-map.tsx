"use client";

import { useMemo } from "react";
import { LazyMap } from "@/components/map/lazy-map";
import type { ListedPartner } from "./partner-card";
import type { PartnersMapViewProps } from "./partners-map-view";

const load = () => import("./partners-map-view").then(({ PartnersMapView }) => PartnersMapView);

/** Where the listed waste banks lie; those without a point stand in the list only. */
export function PartnersMap({ partners, tileUrl }: { partners: readonly ListedPartner[]; tileUrl: string }) {
  const points = useMemo<PartnersMapViewProps["points"]>(
    () =>
      partners.flatMap(({ id, name, slug, latitude, longitude }) =>
        latitude === null || longitude === null
          ? []
          : [{ point: { latitude, longitude }, properties: { id, name, slug } }],
      ),
    [partners],
  );
  if (points.length === 0) return null;
  return <LazyMap label="Peta bank sampah" load={load} props={{ points, tileUrl }} className="h-80" />;
}
