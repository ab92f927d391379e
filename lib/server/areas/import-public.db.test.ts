import type { RequestListener } from "node:http";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hasCreditedBoundaries } from "@/lib/areas/queries-import";
import { areaTopology } from "@/lib/areas/queries-outlines";
import { placeArea } from "@/lib/areas/queries-point";
import { areaContext, drawNames } from "@/lib/areas/test-areas";
import { testDatabase } from "@/scripts/testing/database";
import { importBoundaries } from "./import-boundaries";
import { importPublic } from "./import-job";
import { FILE, LIMITS, publisher, TOPOLOGY } from "./test-publisher";

const { patient: db } = await testDatabase();
const ctx = areaContext(db);
const BANTUL = { latitude: -7.9, longitude: 110.4 };
let close = () => {};

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE area_shapes, area_outlines`;
  await db.setting.deleteMany();
  await drawNames(db);
});
afterEach(() => close());

/** @param file what answers for the file that the API names */
async function imported(file: RequestListener, named = "/berkas.geojson") {
  const server = await publisher((request, response) => {
    if (request.url !== "/api/ADM2/") return file(request, response);
    response.end(
      JSON.stringify({
        simplifiedGeometryGeoJSON: named,
        boundaryYearRepresented: "2020",
        boundaryLicense: "CC BY 3.0 IGO",
      }),
    );
  });
  close = server.close;
  return importPublic(db, server.api, LIMITS);
}

async function expectUnchanged(): Promise<void> {
  expect(await db.areaShape.count()).toBe(0);
  expect(await hasCreditedBoundaries(db)).toBe(false);
}

it("imports the file that the publisher's API names, places points by it, and draws provinces from their regencies", async () => {
  expect(await imported((_, response) => response.end(FILE))).toEqual({
    areas: 3,
    skipped: 1,
    facts: { year: "2020", source: undefined, license: "CC BY 3.0 IGO" },
  });
  expect(await placeArea(ctx, BANTUL)).toMatchObject({ areaCode: "34.02", areaCertainty: "boundary" });
  expect((await areaTopology(db, 1))?.objects.areas.geometries.map(({ id }) => id)).toEqual(["12", "34"]);
  expect(await hasCreditedBoundaries(db)).toBe(true);
});

it("reads TopoJSON, and a file that is gzipped", async () => {
  await importBoundaries(db, Readable.from([gzipSync(TOPOLOGY)]), { whole: true });
  expect(await placeArea(ctx, BANTUL)).toMatchObject({ areaCode: "34.02", areaCertainty: "boundary" });
  expect(await placeArea(ctx, { latitude: -7.6, longitude: 110.4 })).toMatchObject({ areaCode: "34.04" });
  expect(await placeArea(ctx, { latitude: 3.6, longitude: 98.7 })).toMatchObject({ areaCode: "12.71" });
});

it("follows a redirect on the publisher's own origin, and none to another private address", async () => {
  const redirected =
    (to: string): RequestListener =>
    (request, response) => {
      if (request.url === "/lain.geojson") response.end(FILE);
      else response.writeHead(302, { location: to }).end();
    };
  await expect(imported(redirected("/lain.geojson"))).resolves.toMatchObject({ areas: 3 });
  close();
  await db.$executeRaw`TRUNCATE area_shapes`;
  await db.setting.deleteMany();
  for (const to of [
    "http://127.0.0.1:9/",
    "https://127.0.0.1:9/",
    "https://localhost:9/",
    "https://10.0.0.7/x",
    "http://example.com/",
  ]) {
    await expect(imported(redirected(to)), to).rejects.toThrow("ditolak, karena bukan alamat https umum.");
    close();
  }
  await expect(imported(redirected("https://192.168.1.1/"), "https://192.168.1.1/berkas")).rejects.toThrow("ditolak");
  await expectUnchanged();
});

it.each([
  [
    "a server that stops sending",
    (_, response) => response.write(FILE.slice(0, 100)),
    "terlalu lambat, jadi dihentikan.",
  ],
  [
    "a server that drips",
    (_, response) => {
      const timer = setInterval(() => response.write(" "), 50);
      response.on("close", () => clearInterval(timer));
    },
    "terlalu lambat, jadi dihentikan.",
  ],
  [
    "a connection that is cut",
    (_, response) => {
      response.writeHead(200, { "content-length": FILE.length });
      response.write(FILE.slice(0, 100), () => response.destroy());
    },
    "terputus di tengah.",
  ],
  [
    "a file that ends too early",
    (_, response) => response.end(FILE.slice(0, -20)),
    "bukan GeoJSON atau TopoJSON yang utuh.",
  ],
  [
    "a page of words",
    (_, response) => response.end("<!doctype html><title>Halo</title>"),
    "bukan GeoJSON atau TopoJSON yang utuh.",
  ],
  [
    "other data",
    (_, response) => response.end('{"type":"Topology","arcs":7}'),
    "bukan GeoJSON atau TopoJSON dengan batas daerah.",
  ],
  [
    "a broken gzip",
    (_, response) => response.end(gzipSync(FILE).subarray(0, 60)),
    "bukan GeoJSON atau TopoJSON yang utuh.",
  ],
  ["a status", (_, response) => response.writeHead(503).end(), "menjawab dengan status 503."],
  [
    "a part of the country",
    (_, response) =>
      response.end(JSON.stringify({ ...JSON.parse(FILE), features: JSON.parse(FILE).features.slice(0, 2) })),
    "hanya memuat batas 2 dari 3 kabupaten dan kota.",
  ],
] as [string, RequestListener, string][])("refuses %s in one sentence and changes nothing", async (_, file, reason) => {
  await expect(imported(file)).rejects.toThrow(reason);
  await expectUnchanged();
});

it("refuses an answer that is not the API's", async () => {
  const server = await publisher((_, response) => response.end("<html>"));
  close = server.close;
  await expect(importPublic(db, server.api, LIMITS)).rejects.toThrow("tidak menjawab seperti API geoBoundaries.");
});
