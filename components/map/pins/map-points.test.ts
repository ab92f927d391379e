import { describe, expect, it } from "vitest";
import type { ReportMapView } from "@/lib/reports/view";
import { boundsOf, boundsOfView, clustersOf, singlesOf } from "./map-points";

const report = {
  id: 4,
  code: "LP-260314-0004",
  status: "VERIFIED",
  location: "Jalan Melati",
  description: "Sampah",
  photo: null,
  date: "2026-03-14",
} as const;

const view: ReportMapView = {
  type: "FeatureCollection",
  features: [
    { type: "Feature", geometry: { type: "Point", coordinates: [98.67, 3.59] }, properties: report },
    {
      type: "Feature",
      geometry: { type: "Point", coordinates: [140.4, -8.5] },
      properties: { cluster: true, count: 12 },
    },
  ],
};

describe("map points", () => {
  it("tells single points from clusters and turns GeoJSON's order of numbers round", () => {
    expect(singlesOf(view)).toEqual([{ point: { latitude: 3.59, longitude: 98.67 }, properties: report }]);
    expect(clustersOf(view)).toEqual([{ point: { latitude: -8.5, longitude: 140.4 }, count: 12 }]);
  });

  it("finds the box around everything, and none around nothing", () => {
    expect(boundsOfView(view)).toEqual([
      [-8.5, 98.67],
      [3.59, 140.4],
    ]);
    expect(boundsOf([])).toBeUndefined();
  });
});
