"use client";

import dynamic from "next/dynamic";

/** Leaflet needs a window. */
export const LazyMarkers = dynamic(() => import("./markers"), { ssr: false });
