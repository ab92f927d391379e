import { expect, it } from "vitest";
import { filterIn, listPath, NO_FILTER, withFilter } from "./filter-address";

it("keeps the filter in the address, and leaves out what it cannot mean", () => {
  const filter = { material: "plastik", today: true, area: "51.71" } as const;
  expect(filterIn(withFilter("", filter))).toEqual(filter);
  expect(filterIn("?jenis=emas&buka=besok")).toEqual(NO_FILTER);
  expect(withFilter("?jenis=plastik&buka=hari-ini", NO_FILTER)).toBe("");
});

it("asks the API for a page of the newest, or for the nearest", () => {
  expect(listPath(NO_FILTER, null, 3)).toBe("/api/partners?limit=12");
  expect(listPath({ material: "kaca", today: true, area: "51.71" }, { latitude: -6.2, longitude: 106.8 }, 3)).toBe(
    "/api/partners?limit=50&material=kaca&area=51.71&day=3&latitude=-6.2&longitude=106.8",
  );
});
