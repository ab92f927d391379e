import { getDistricts, getProvinces, getRegencies, getVillages } from "idn-area-data";
import source from "idn-area-data/package.json" with { type: "json" };
import { type AreaName, writeAreaNames } from "@/lib/areas/commands-names";
import { areaNameKey, provinceNameOf } from "@/lib/areas/rules";
import { readRegency } from "@/lib/geocoding/gazetteer-entries";
import gazetteer from "@/lib/server/geocoder/gazetteer.json" with { type: "json" };
import type { Database } from "@/prisma/client";

/** Provinces and regencies as the rest of the product writes them, so that one area has one name everywhere. */
function knownNames(): Map<string, string> {
  const regencies = Object.values(gazetteer.provinces).flatMap((lines) => lines.map((line) => readRegency(line).name));
  return new Map(regencies.map((name) => [areaNameKey(name), name]));
}

/** @param province only what begins with this code */
export async function readAreaNames(province = ""): Promise<AreaName[]> {
  const known = knownNames();
  const provinces = (await getProvinces()).map(({ code, name }) => ({ code, name: provinceNameOf(code) ?? name }));
  const regencies = (await getRegencies()).map(({ code, name }) => ({
    code,
    name: known.get(areaNameKey(name)) ?? name,
  }));
  const rest = [...(await getDistricts()), ...(await getVillages())].map(({ code, name }) => ({
    code,
    name: name.trim(),
  }));
  return [...provinces, ...regencies, ...rest].filter(({ code }) => code.startsWith(province));
}

/** The names that came with this version, once. @param province for tests, which need no more than one */
export function fillAreaNames(db: Database, province?: string): Promise<boolean> {
  return writeAreaNames(db, [source.version, province].filter(Boolean).join(":"), () => readAreaNames(province));
}
