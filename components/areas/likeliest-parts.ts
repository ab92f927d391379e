import { foldedWords as folded } from "@/lib/format/text";

/** As many as fit beside each other on a phone without scrolling past them. */
export const MOST_PARTS = 6;

/**
 * The parts of an area that a person most likely means, at most six: those whose names begin as `typed` does, of these
 * first the ones that the location's words name, else in their own order.
 */
export function likeliestParts<Part extends { name: string }>(
  parts: readonly Part[],
  { words, typed }: { words: string; typed: string },
): Part[] {
  const key = folded(typed);
  const place = ` ${folded(words)} `;
  const fits = parts.filter(({ name }) => ` ${folded(name)}`.includes(` ${key}`));
  const isNamed = ({ name }: Part) => place.includes(` ${folded(name)} `);
  return [...fits.filter(isNamed), ...fits.filter((part) => !isNamed(part))].slice(0, MOST_PARTS);
}
