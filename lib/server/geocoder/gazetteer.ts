import "server-only";
import { Gazetteer } from "@/lib/geocoding/gazetteer";
import { readRegency } from "@/lib/geocoding/gazetteer-record";
import file from "./gazetteer.json" with { type: "json" };

let known: Gazetteer | undefined;

/** The gazetteer that ships with the app; made by `npm run gazetteer`. */
export function gazetteer(): Gazetteer {
  known ??= new Gazetteer(file);
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
  return Object.entries(file.provinces).flatMap(([province, lines]) =>
    lines.map((line) => {
      const { latitude, longitude } = readRegency(line);
      return { province, latitude, longitude };
    }),
  );
}
