import { describe, expect, it } from "vitest";
import { CoverPhoto } from "@/lib/photos/schemas";
import { boxAfterKey, boxBetween, MIDDLE_BOX } from "./cover-dialog";

describe("boxBetween", () => {
  it("draws in every direction, and ends at the edge of the photo", () => {
    expect(boxBetween({ x: 0.75, y: 0.5 }, { x: 0.25, y: 0.25 })).toEqual({
      x: 0.25,
      y: 0.25,
      width: 0.5,
      height: 0.25,
    });
    expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 1.4, y: -0.2 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 0.5 });
  });

  it("takes a tap for none", () => {
    expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.504, y: 0.9 })).toBeNull();
  });
});

describe("boxAfterKey", () => {
  it("moves and sizes a box that the server takes, however often a key is pressed", () => {
    for (const shiftKey of [false, true]) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        let box = MIDDLE_BOX;
        for (let press = 0; press < 100; press += 1) box = boxAfterKey(box, { key, shiftKey }) ?? box;
        expect(box).not.toEqual(MIDDLE_BOX);
        expect(CoverPhoto.safeParse({ boxes: [box] }).success).toBe(true);
      }
    }
  });

  it("leaves other keys to the browser", () => {
    expect(boxAfterKey(MIDDLE_BOX, { key: "Tab", shiftKey: false })).toBeNull();
  });
});
