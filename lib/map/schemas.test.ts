import { describe, expect, it } from "vitest";
import { MapWindow } from "./schemas";

describe("MapWindow", () => {
  it("reads west, south, east, north", () => {
    expect(MapWindow.parse({ bbox: "98.5,3.4,98.9,3.8", zoom: "13" })).toEqual({
      bbox: [98.5, 3.4, 98.9, 3.8],
      zoom: 13,
    });
  });

  it.each(["", "1,2,3", "a,b,c,d", "10,0,5,1", "0,5,1,2"])("refuses %j", (bbox) => {
    expect(MapWindow.safeParse({ bbox, zoom: "5" }).success).toBe(false);
  });

  it.each(["NaN,1,2,3", "a,b,c,d", "1,2,3"])("says in our words what is wrong with %j", (bbox) => {
    const { error } = MapWindow.safeParse({ bbox, zoom: "5" });
    for (const { message } of error?.issues ?? []) expect(message).toMatch(/^bbox /u);
    expect(error?.issues).not.toEqual([]);
  });
});
