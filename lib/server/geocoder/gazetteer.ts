import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Gazetteer } from "@/lib/geocoding/gazetteer";
import { type GazetteerFile, readRegency } from "@/lib/geocoding/gazetteer-entries";
import { isProvince, provinceOf34 } from "@/lib/provinces/rules";

let file: GazetteerFile | undefined;
let known: Gazetteer | undefined;

/** Read from disk once, for imported it stood in the bundle of every route, fifty times over. */
function gazetteerFile(): GazetteerFile {
  file ??= JSON.parse(readFileSync(join(process.cwd(), "lib/server/geocoder/gazetteer.json"), "utf8")) as GazetteerFile;
  return file;
}

/** The gazetteer that ships with the app; made by `npm run gazetteer`. */
export function gazetteer(): Gazetteer {
  known ??= new Gazetteer(gazetteerFile());
  return known;
}

/** A regency or city as a point: its seat or its middle. */
export interface RegencyPoint {
  province: string;
  latitude: number;
  longitude: number;
}

/** Every regency and city; together they show the shape of the country. */
export function regencyPoints(): RegencyPoint[] {
  return Object.entries(gazetteerFile().provinces).flatMap(([province, lines]) =>
    lines.map((line) => {
      const { latitude, longitude } = readRegency(line);
      return { province, latitude, longitude };
    }),
  );
}

type Corner = [latitude: number, longitude: number];

/** To a tenth of a degree, about 11 km: every page with a map carries the corners. */
const floor = (degrees: number) => Math.floor(degrees * 10) / 10;

/** South-west and north-east of the towns of each province. */
export function provinceCorners(): Record<string, [Corner, Corner]> {
  const corners: Record<string, [Corner, Corner]> = {};
  for (const { province, latitude, longitude } of regencyPoints()) {
    // People of the four provinces of 2022 register under the one that theirs was taken from.
    for (const name of new Set([province, isProvince(province) ? provinceOf34(province) : province])) {
      const [[south, west], [north, east]] = corners[name] ?? [
        [90, 180],
        [-90, -180],
      ];
      corners[name] = [
        [Math.min(south, floor(latitude)), Math.min(west, floor(longitude))],
        [Math.max(north, -floor(-latitude)), Math.max(east, -floor(-longitude))],
      ];
    }
  }
  return corners;
}
