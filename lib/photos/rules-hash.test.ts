import { expect, it } from "vitest";
import { differenceHash, HASH_GRID, hashDistance, looksUnchanged, NO_HASH } from "./rules-hash";

/** Greys by a formula of column and row. */
function greys(of: (column: number, row: number) => number): Uint8Array {
  const { width, height } = HASH_GRID;
  return Uint8Array.from({ length: width * height }, (_, index) => of(index % width, Math.floor(index / width)));
}

const chequered = greys((column, row) => ((column + row) % 2) * 200);

it("a picture that is flat, or only fades to one side, is like no other", () => {
  const fading = greys((column) => 250 - column * 20);
  const speckled = greys((column, row) => 120 + ((column * 7 + row * 3) % 2));
  for (const flat of [greys(() => 128), fading, greys((column) => column * 20), speckled]) {
    expect(differenceHash(flat)).toBe(NO_HASH);
    expect(hashDistance(differenceHash(flat), differenceHash(flat))).toBeNull();
  }
  expect(looksUnchanged(NO_HASH, NO_HASH)).toBe(false);
  expect(looksUnchanged(null, differenceHash(chequered))).toBe(false);
});

it("counts the steps between neighbours that changed, whatever the light", () => {
  const hash = differenceHash(chequered);
  const brighter = chequered.map((grey) => Math.min(255, grey + 30));
  expect(hashDistance(hash, differenceHash(brighter))).toBe(0);
  const changed = chequered.with(0, 255).with(1, 0);
  expect(hashDistance(hash, differenceHash(changed))).toBe(2);
  expect(looksUnchanged(hash, differenceHash(changed))).toBe(true);
  const mirrored = greys((column, row) => ((column + row + 1) % 2) * 200);
  expect(hashDistance(hash, differenceHash(mirrored))).toBe(64);
  expect(looksUnchanged(hash, differenceHash(mirrored))).toBe(false);
});
