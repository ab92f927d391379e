import { expect, it } from "vitest";
import { likeliestParts } from "./likeliest-parts";

const PARTS = ["Andir", "Antapani", "Arcamanik", "Batununggal", "Bojongloa Kaler", "Cicendo", "Coblong"].map(
  (name) => ({ name }),
);

const namesOf = (words: string, typed: string) => likeliestParts(PARTS, { words, typed }).map(({ name }) => name);

it("offers first the district that the location names", () => {
  expect(namesOf("Jl. Dago 3, COBLONG", "")).toEqual([
    "Coblong",
    "Andir",
    "Antapani",
    "Arcamanik",
    "Batununggal",
    "Bojongloa Kaler",
  ]);
});

it("offers the districts with a word that begins as what is typed", () => {
  expect(namesOf("", "an")).toEqual(["Andir", "Antapani"]);
  expect(namesOf("", "kal")).toEqual(["Bojongloa Kaler"]);
  expect(namesOf("", "xyz")).toEqual([]);
});

it("takes a name within another word for no name", () => {
  expect(namesOf("Jalan Landirana", "").at(0)).toBe("Andir");
  expect(namesOf("Jalan Cicendoan", "").at(0)).toBe("Andir");
});
