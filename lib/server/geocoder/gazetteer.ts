import "server-only";
import { Gazetteer } from "@/lib/geocoding/gazetteer";
import file from "./gazetteer.json" with { type: "json" };

let known: Gazetteer | undefined;

/** The gazetteer that ships with the app; made by `npm run gazetteer`. */
export function gazetteer(): Gazetteer {
  known ??= new Gazetteer(file);
  return known;
}
