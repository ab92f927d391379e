import { expect, it } from "vitest";
import { ImportedPlace } from "./schemas";

it.each<{ approximate: unknown }>([
  { approximate: { toString: 1 } },
  { approximate: {} },
  { approximate: [1] },
  { approximate: "mungkin" },
])("refuses %j as a flag with the sentence of its column", (approximate) => {
  const row = { name: "Taman Kota", description: "Teduh dan luas.", latitude: -6.2, longitude: 106.8, approximate };
  const { error } = ImportedPlace.safeParse(row);
  expect(error?.issues.map(({ message }) => message)).toEqual(["approximate harus ya atau tidak."]);
});
