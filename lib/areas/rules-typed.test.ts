import { expect, it } from "vitest";
import { typedArea, typedNames } from "./rules-typed";

it.each([
  ["Sungai Cikapundung, Coblong, Kota Bandung", ["sungai cikapundung", "coblong", "kota bandung"]],
  ["Pinggir sawah di Piyungan", ["pinggir sawah di piyungan", "piyungan"]],
  ["Kec. Coblong Kel. Dago RT 03/RW 02", ["coblong", "dago"]],
  ["Jalan Coblong no. 5", ["jalan coblong"]],
  ["Dekat Warung Coblong", ["dekat warung coblong", "warung coblong"]],
])("reads the names in %s", (text, names) => {
  const found = typedNames(text).map(({ name }) => name);
  expect(found).toEqual(expect.arrayContaining(names));
  expect(found).not.toContain("dekat");
  if (!names.includes("coblong")) expect(found).not.toContain("coblong");
});

it("takes the word before a name for its level", () => {
  expect(typedNames("Kel. Coblong")).toContainEqual({ name: "coblong", level: 4 });
  expect(typedNames("Kecamatan Coblong")).toContainEqual({ name: "coblong", level: 3 });
});

it.each([
  ["the district that is named", [["32.73.02", 0]], "32.73.02"],
  [
    "the village within the district",
    [
      ["32.73.02", 1],
      ["32.73.02.1005", 0],
      ["32.73.09.1001", 0],
    ],
    "32.73.02.1005",
  ],
  [
    "the district before a village of the same name",
    [
      ["32.73.02", 0],
      ["32.73.02.1001", 0],
    ],
    "32.73.02",
  ],
  ["a village that only one district has", [["32.73.02.1005", 0]], "32.73.02.1005"],
  [
    "nothing for a village that two districts have",
    [
      ["32.73.02.1005", 0],
      ["32.73.09.1001", 0],
    ],
    null,
  ],
  [
    "nothing for two districts",
    [
      ["32.73.02", 0],
      ["32.73.09", 1],
    ],
    null,
  ],
  ["nothing for no name", [], null],
] as const)("takes %s", (_, matches, code) => {
  expect(typedArea(matches.map(([code, position]) => ({ code, position })))).toBe(code);
});
