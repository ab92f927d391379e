import { expect, it } from "vitest";
import { textOf, viewFrom, withView } from "./last-view";

const medan = { latitude: 3.59, longitude: 98.67, zoom: 13 };

it("comes back as it was written, to ten metres", () => {
  expect(viewFrom(textOf({ latitude: -6.175_392_4, longitude: 106.827_152_8, zoom: 14 }))).toEqual({
    latitude: -6.1754,
    longitude: 106.8272,
    zoom: 14,
  });
});

it.each([null, "", "3,98", "91,98,12", "3,181,12", "3,98,2", "3,98,25", "3,98,12,1", "a,b,c"])(
  "takes %s for no view",
  (text) => {
    expect(viewFrom(text)).toBeNull();
  },
);

it("stands in the address beside what else is chosen, and leaves it again", () => {
  expect(withView("?jenis=mangrove", medan)).toBe("?peta=3.59,98.67,13&jenis=mangrove");
  expect(withView("?peta=1,2,3&jenis=mangrove", null)).toBe("?jenis=mangrove");
});
