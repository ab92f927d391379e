import { describe, expect, it } from "vitest";
import { nearestBanks, newestBanks } from "./waste-bank";

const partner = (name: string, more: object = {}) => ({ slug: name, name, area: "Kota Bogor", prices: [], ...more });
const place = (name: string, more: object = {}) => ({ slug: name, name, area: null, ...more });
const namesOf = (banks: { name: string }[]) => banks.map(({ name }) => name);
const PRICES = [
  { name: "Botol PET", rupiah: 3500 },
  { name: "Kardus", rupiah: 1500 },
  { name: "Besi", rupiah: 4000 },
];

describe("the waste banks of the home page", () => {
  it("begin with those whose prices are known, and are filled up from the map", () => {
    const banks = newestBanks(
      [partner("Baru"), partner("Berharga", { prices: PRICES })],
      [place("Di Peta"), place("X")],
    );
    expect(namesOf(banks)).toEqual(["Berharga", "Baru", "Di Peta"]);
    expect(banks.map(({ prices }) => prices)).toEqual(["Botol PET Rp3.500, Kardus Rp1.500 per kg", null, null]);
    expect(banks[2]?.href).toBe("/peta-lokasi/Di Peta");
  });

  it("are sorted by distance over both, without those that gave no point", () => {
    const partners = [partner("Dekat", { distance_meters: 300 }), partner("Entah", { distance_meters: null })];
    const places = [place("Lebih dekat", { distance_meters: 100 }), place("Jauh", { distance_meters: 900 })];
    expect(namesOf(nearestBanks(partners, places))).toEqual(["Lebih dekat", "Dekat", "Jauh"]);
  });

  it("name one that is on the map as well once", () => {
    const banks = nearestBanks(
      [partner("Bank Sampah Melati", { distance_meters: 210 })],
      [place("bank sampah melati", { distance_meters: 200 })],
    );
    expect(banks).toMatchObject([{ href: "/bank-sampah/Bank Sampah Melati" }]);
  });
});
