/**
 * A difference hash tells whether two pictures are nearly the same, however they were compressed or shrunk: of a picture
 * of 9 × 8 greys, whether each is lighter than its right neighbour. Of the 640 px size, so that all sizes have one hash.
 */
export const HASH_GRID = { width: 9, height: 8 };

/** Fewer shades than this between two neighbours come from compression. */
const LEAST_STEP = 2;

/** Of a picture that is like no other: a wall, a night, a sheet of paper are alike without being the same. */
export const NO_HASH = 0n;
const FEWEST_BITS = 8;
const MOST_BITS = 56;

/** Up to so many different bits it is the same picture. The indexes of the look-up reach no further. */
export const SAME_PICTURE_BITS = 2;
/** Up to so many, a picture of afterwards looks as if nothing had happened. */
const UNCHANGED_BITS = 8;

/** Parts of the hash that the look-up's indexes hold: of three, two different bits leave one as it is. */
export const HASH_PARTS = [22, 21, 21];

/** @param grey row by row, as `HASH_GRID` says. @returns as a signed 64-bit number; `NO_HASH` for a flat picture */
export function differenceHash(grey: Uint8Array): bigint {
  const steps: boolean[] = [];
  for (let row = 0; row < HASH_GRID.height; row += 1) {
    for (let column = 1; column < HASH_GRID.width; column += 1) {
      const right = row * HASH_GRID.width + column;
      steps.push((grey[right - 1] ?? 0) - (grey[right] ?? 0) >= LEAST_STEP);
    }
  }
  const set = steps.filter(Boolean).length;
  if (set < FEWEST_BITS || set > MOST_BITS) return NO_HASH;
  // Each part takes every third bit: neighbours are alike in many pictures, and so would be parts of neighbours.
  const ordered = HASH_PARTS.flatMap((_, part) => steps.filter((_step, index) => index % HASH_PARTS.length === part));
  const bits = ordered.reduce((sum, step, index) => (step ? sum | (1n << BigInt(index)) : sum), 0n);
  return BigInt.asIntN(64, bits);
}

type MaybeHash = bigint | null;

/** How many bits differ; null where one of them is like no other or not known yet. */
export function hashDistance(one: MaybeHash, other: MaybeHash): number | null {
  if (!one || !other) return null;
  return BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll("0", "").length;
}

/** Whether a picture of afterwards looks like its picture of before. */
export function looksUnchanged(before: MaybeHash, after: MaybeHash): boolean {
  const distance = hashDistance(before, after);
  return distance !== null && distance <= UNCHANGED_BITS;
}
