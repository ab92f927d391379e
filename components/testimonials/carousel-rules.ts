/** Spec 2.16 and 9: the citizens' testimonials move on by themselves after so long, */
export const ADVANCE_MS = 8_000;
/** and nothing moves them again while one comes in. */
export const LOCK_MS = 800;

/** The slide a step away; after the last comes the first. */
export function slideAfter(current: number, step: 1 | -1, count: number): number {
  return (current + step + count) % count;
}
