import { expect, it } from "vitest";
import { filterIn, listPath, NO_FILTER, withFilter } from "./volunteer-screen";

it("keeps a choice in the address, beside what else stands there", () => {
  const search = withFilter("?utm=wa", { area: "Jakarta Selatan", text: "pilah & olah" });
  expect(search).toContain("utm=wa");
  expect(filterIn(search)).toEqual({ area: "Jakarta Selatan", text: "pilah & olah" });
  expect(filterIn(withFilter(search, NO_FILTER))).toEqual(NO_FILTER);
});

it("leaves out what is no area, and cuts what is too long for the server", () => {
  expect(filterIn("?daerah=Bogor")).toEqual(NO_FILTER);
  expect(filterIn(`?cari=${"a".repeat(300)}`).text).toHaveLength(120);
});

it("asks the list for what was chosen", () => {
  expect(listPath(NO_FILTER, 12)).toBe("/api/volunteers?limit=12");
  expect(listPath({ area: "Bali", text: "a&b" }, 12)).toBe("/api/volunteers?limit=12&daerah=Bali&q=a%26b");
});
