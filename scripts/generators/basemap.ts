import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { BASEMAP_BOX } from "@/lib/map/rules";
import { type Ring, writeRing } from "@/lib/server/basemap/record";
import { ROOT } from "../root.ts";
import { areaOf, clipped, rounded, simplified } from "./basemap/rings.ts";

/** OpenStreetMap's coasts and inland water, simplified to 100 m; each 28 MB packed, and needed here alone. */
const LANDS = "@geo-maps/earth-lands-100m";
const WATERS = "@geo-maps/earth-waterbodies-100m";
const VERSION = "0.6.0";

/** What is smaller cannot be seen at the zooms where a map is one picture, and where it could, streets are drawn. */
const SMALLEST_LAND_KM2 = 0.03;
/** Of rivers and ponds the package has scattered pieces of a grid, which would tell nothing. */
const SMALLEST_WATER_KM2 = 10;

interface MultiPolygon {
  coordinates: Ring[][];
}

const folder = await mkdtemp(join(tmpdir(), "sulur-basemap-"));
try {
  await writeFile(join(folder, "package.json"), "{}");
  const packages = [LANDS, WATERS].map((name) => `${name}@${VERSION}`);
  await promisify(execFile)("npm", ["install", "--no-audit", "--no-fund", ...packages], { cwd: folder });
  const [lands] = await read(LANDS);
  // The last part of the waters is the sea.
  const waters = (await read(WATERS)).slice(0, -1);
  const data = {
    // Its holes are the lakes, which the waters have as well.
    land: ringsOf(lands?.coordinates.flatMap((rings) => rings.slice(0, 1)) ?? [], SMALLEST_LAND_KM2).map(writeRing),
    water: ringsOf(
      waters.flatMap(({ coordinates }) => coordinates.flat()),
      SMALLEST_WATER_KM2,
    )
      .map((ring) => rounded(rounded(ring)))
      .map(writeRing),
  };
  const packed = brotliCompressSync(JSON.stringify(data), { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  const file = {
    attribution: "Garis pantai dan perairan: OpenStreetMap lewat paket npm @geo-maps, ODbL 1.0.",
    brotli: packed.toString("base64"),
  };
  const text = `${JSON.stringify(file, null, 2)}\n`;
  await writeFile(join(ROOT, "lib/server/basemap/basemap.json"), text);
  process.stdout.write(`basemap.json: ${text.length} byte, ${data.land.length} + ${data.water.length} garis\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function read(name: string): Promise<MultiPolygon[]> {
  const text = await readFile(join(folder, "node_modules", name, "map.geo.json"), "utf8");
  return (JSON.parse(text) as { geometries: MultiPolygon[] }).geometries;
}

function ringsOf(rings: Ring[], smallest: number): Ring[] {
  return rings
    .flatMap((ring) => {
      const inside = clipped(ring, BASEMAP_BOX);
      return areaOf(inside) < smallest ? [] : [simplified(inside)];
    })
    .filter((ring) => ring.length > 3);
}
