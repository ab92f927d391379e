import { expect, test } from "vitest";
import type { ReportMapView } from "@/lib/reports/view";
import { openingMap } from "./opening-map";

function mapOf(count: number): ReportMapView {
  return {
    type: "FeatureCollection",
    features: Array.from({ length: count }, (_, index) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [95 + ((index * 37) % 460) / 10, -11 + ((index * 53) % 170) / 10] },
      properties: {
        id: index + 1,
        code: `LP-260314-${String(index + 1).padStart(4, "0")}`,
        status: "VERIFIED",
        location: "Medan",
        description: "d".repeat(300),
        photo: null,
        date: "2026-03-14",
      },
    })),
  };
}

function boundsOf({ features }: ReportMapView) {
  const longitudes = features.map(({ geometry }) => geometry.coordinates[0]);
  const latitudes = features.map(({ geometry }) => geometry.coordinates[1]);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

test("stays light however many reports there are, and spans the same area", () => {
  const whole = mapOf(300);
  const opening = openingMap(whole);
  expect(JSON.stringify(opening).length).toBeLessThan(16_000);
  expect(boundsOf(opening)).toEqual(boundsOf(whole));
});

test("keeps all of a few", () => {
  expect(openingMap(mapOf(12)).features).toHaveLength(12);
});

test("cuts no letter of a description in half", () => {
  const whole = mapOf(1);
  for (const { properties } of whole.features) {
    if ("description" in properties) properties.description = `a${"😀".repeat(200)}`;
  }
  expect(JSON.stringify(openingMap(whole))).not.toMatch(/\\ud83d/u);
});
