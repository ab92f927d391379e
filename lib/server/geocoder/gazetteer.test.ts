import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRegency } from "@/lib/geocoding/gazetteer-entries";
import { isInIndonesia } from "@/lib/geocoding/rules-country";
import { PROVINCES } from "@/lib/provinces/rules";
import greenPlaces from "@/prisma/demo/green-places.json";
import { compileGazetteer } from "@/scripts/generators/gazetteer";
import { cpuTime } from "@/scripts/testing/cpu-time";
import { gazetteer } from "./gazetteer";
import file from "./gazetteer.json";

const provinces = Object.entries(file.provinces).map(([name, lines]) => ({ name, regencies: lines.map(readRegency) }));
const regencies = provinces.flatMap((province) => province.regencies);

describe("the file", () => {
  it("is what `npm run gazetteer` makes", async () => {
    expect(await compileGazetteer()).toEqual(file);
  });

  it("stays small and names its source", () => {
    expect(readFileSync(`${import.meta.dirname}/gazetteer.json`).length).toBeLessThan(100_000);
    expect(file.attribution).toMatch(/GeoNames.*CC BY 4\.0/u);
  });

  it("has today's 38 provinces with 514 regencies and cities, each once, with Indonesian names", () => {
    expect(provinces.map(({ name }) => name)).toEqual(PROVINCES);
    expect(new Set(regencies.map(({ name }) => name)).size).toBe(514);
    expect(regencies.length).toBe(514);
    for (const { name } of regencies) expect(name).toMatch(/^(Kota|Kabupaten) [A-Z][A-Za-z -]+$/u);
    expect(regencies.filter(({ name }) => name.startsWith("Kota ")).length).toBe(98);
    expect(regencies.map(({ name }) => name).join()).not.toMatch(/Regency|North|South|East|West|City/u);
  });

  it.each([
    ["Papua", 9],
    ["Papua Barat", 7],
    ["Papua Selatan", 4],
    ["Papua Tengah", 8],
    ["Papua Pegunungan", 8],
    ["Papua Barat Daya", 6],
    ["DKI Jakarta", 6],
    ["Jawa Timur", 38],
    ["Sumatera Utara", 33],
  ])("has %s with %i of them", (name, count) => {
    expect(provinces.find((province) => province.name === name)?.regencies).toHaveLength(count);
  });

  it("puts every point into Indonesia and every place of a regency within 300 km of it", () => {
    for (const regency of regencies) {
      for (const { latitude, longitude } of [regency, ...regency.places]) {
        expect(isInIndonesia(latitude, longitude), regency.name).toBe(true);
        const degrees = Math.hypot(latitude - regency.latitude, longitude - regency.longitude);
        expect(degrees * 111, `${regency.name}: ${latitude}, ${longitude}`).toBeLessThan(300);
      }
    }
  });

  // Known positions of seats, to a hundredth of a degree or two.
  it.each([
    ["Kota Banda Aceh", 5.548, 95.323],
    ["Kota Medan", 3.595, 98.672],
    ["Kota Padang", -0.949, 100.354],
    ["Kota Batam", 1.13, 104.053],
    ["Kota Palembang", -2.976, 104.775],
    ["Kabupaten Bogor", -6.485, 106.842],
    ["Kota Bandung", -6.914, 107.609],
    ["Kota Surakarta", -7.567, 110.817],
    ["Kabupaten Gunungkidul", -7.965, 110.603],
    ["Kota Surabaya", -7.257, 112.752],
    ["Kabupaten Jember", -8.172, 113.7],
    ["Kota Denpasar", -8.65, 115.217],
    ["Kabupaten Manggarai Barat", -8.497, 119.888],
    ["Kota Pontianak", -0.026, 109.343],
    ["Kabupaten Kutai Kartanegara", -0.414, 116.988],
    ["Kota Tarakan", 3.303, 117.633],
    ["Kota Makassar", -5.147, 119.432],
    ["Kota Manado", 1.487, 124.846],
    ["Kota Ambon", -3.697, 128.181],
    ["Kabupaten Mimika", -4.546, 136.884],
    ["Kabupaten Jayawijaya", -4.097, 138.945],
    ["Kabupaten Merauke", -8.499, 140.402],
  ])("knows where %s is", (name, latitude, longitude) => {
    const regency = regencies.find((one) => one.name === name);
    expect(Math.abs((regency?.latitude ?? 0) - latitude), name).toBeLessThan(0.06);
    expect(Math.abs((regency?.longitude ?? 0) - longitude), name).toBeLessThan(0.06);
  });
});

describe("areaOf", () => {
  it.each([
    ["Kebun Raya Bogor", -6.5976, 106.7996, "Kota Bogor", "Jawa Barat"],
    ["Hutan Kota GBK", -6.2205, 106.8065, "Kota Administrasi Jakarta Pusat", "DKI Jakarta"],
    ["Bukit Lawang", 3.544, 98.12, "Kabupaten Langkat", "Sumatera Utara"],
    ["Kelimutu", -8.768, 121.815, "Kabupaten Ende", "Nusa Tenggara Timur"],
    ["Danau Habema", -4.133, 138.678, "Kabupaten Jayawijaya", "Papua Pegunungan"],
    ["Wasur", -8.56, 140.57, "Kabupaten Merauke", "Papua Selatan"],
    ["Ujung Kulon", -6.748, 105.333, "Kabupaten Pandeglang", "Banten"],
  ])("places %s", (_name, latitude, longitude, regency, province) => {
    expect(gazetteer().areaOf(latitude, longitude)).toEqual({ regency, province });
  });

  it("knows the province of each of the fifty real green places, and the regency of most", () => {
    const areas = greenPlaces.map((place) => ({ place, area: gazetteer().areaOf(place.lat, place.lon) }));
    for (const { place, area } of areas) expect(area.province, place.nama).toBe(place.provinsi);
    const key = (name: string) => name.toLowerCase().replaceAll(" ", "");
    const right = areas.filter(({ place, area }) => key(area.regency ?? "") === key(place.kabupaten_kota));
    expect(right.length / areas.length).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    ["in the Java Sea", -5, 111.8],
    ["in the Indian Ocean", -10, 99],
    ["in Australia", -12.46, 130.84],
    ["nowhere", Number.NaN, Number.NaN],
  ])("says nothing about a point %s", (_name, latitude, longitude) => {
    expect(gazetteer().areaOf(latitude, longitude)).toEqual({ regency: null, province: null });
  });

  it("finds the same town as a look at all of them", () => {
    for (const town of regencies) {
      expect(gazetteer().areaOf(town.latitude + 0.0001, town.longitude).province).toBe(
        provinces.find((province) => province.regencies.includes(town))?.name,
      );
    }
  });

  it("looks only around the point", () => {
    gazetteer().areaOf(-6.2, 106.8);
    const took = cpuTime(() => {
      for (let step = 0; step < 10_000; step += 1) gazetteer().areaOf(-11 + step * 0.0017, 95 + step * 0.0046);
    });
    expect(took / 10_000).toBeLessThan(0.1);
  });
});
