import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { box } from "@/lib/areas/test-areas";
import { isOpenAddress } from "@/lib/push/subscription";
import type { DownloadLimits } from "@/lib/server/outgoing/download";

export const LIMITS: DownloadLimits = {
  isOpen: isOpenAddress,
  resolve: async () => [{ address: "127.0.0.1", family: 4 }],
  idleMs: 400,
  totalMs: 3_000,
};

/** GeoJSON as geoBoundaries writes it, of two drawn regencies, a drawn city and a lake. */
export const FILE = JSON.stringify({
  type: "FeatureCollection",
  features: [
    ["Bantul", box(110.2, -8, 110.6, -7.8)],
    ["Sleman", box(110.2, -7.8, 110.6, -7.5)],
    ["Kota Medan", box(98.6, 3.5, 98.8, 3.7)],
    ["Danau", box(98.8, 3.5, 98.9, 3.7)],
  ].map(([shapeName, ring]) => ({
    type: "Feature",
    properties: { shapeName, shapeISO: "", shapeID: "1B2", shapeGroup: "IDN", shapeType: "ADM2" },
    geometry: { type: "Polygon", coordinates: [ring] },
  })),
});

/** The same shapes as TopoJSON: one arc each, and one that two regencies share. */
export const TOPOLOGY = JSON.stringify({
  type: "Topology",
  transform: { scale: [0.1, 0.1], translate: [110, -8] },
  // The border from west to east; Bantul's rest, Sleman's rest, as steps of a tenth of a degree.
  arcs: [
    [
      [2, 2],
      [4, 0],
    ],
    [
      [6, 2],
      [0, -2],
      [-4, 0],
      [0, 2],
    ],
    [
      [2, 2],
      [0, 3],
      [4, 0],
      [0, -3],
    ],
    [
      [-114, 115],
      [2, 0],
      [0, 2],
      [-2, 0],
      [0, -2],
    ],
  ],
  objects: {
    ADM2: {
      type: "GeometryCollection",
      geometries: [
        { type: "Polygon", arcs: [[0, 1]], properties: { ADM2_EN: "Bantul", ADM2_PCODE: "ID3402" } },
        { type: "MultiPolygon", arcs: [[[-1, 2]]], properties: { ADM2_EN: "Sleman", ADM2_PCODE: "ID3404" } },
        { type: "Polygon", arcs: [[3]], properties: { ADM2_EN: "Kota Medan", ADM2_PCODE: "ID1275" } },
      ],
    },
  },
});

/** Stands for the publisher on this machine. @returns its address, and what ends it */
export async function publisher(answer: RequestListener): Promise<{ api: string; close: () => void }> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/ADM2/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
