import { dot, isen, leaning, type Phase, placed, rowOfDots, shape, stroke, swing, turned } from "./strokes.ts";

/** Each plant stands with its foot at (0, 0). @param later how far behind the others it moves */
export function coconut(phase: Phase, later = 0): string {
  const leaves = [
    "M12-186c-20-22-50-22-70-2 22-4 46 0 66 8Z",
    "M12-186c-26-6-48 10-56 38 16-16 34-26 56-32Z",
    "M12-188c18-24 48-26 72-8-24-2-46 4-66 14Z",
    "M12-186c26-8 52 8 58 36-16-16-34-24-56-28Z",
    "M10-188c-8-22-2-42 16-56-4 18-2 36-6 56Z",
  ].map((d, index) => turned(swing(phase, 4, later + index * 0.13, 2), [12, -186], shape(d, "leaf")));
  return leaning(
    swing(phase, 0.9, later),
    [
      shape("M-7 0c-2-70 4-130 14-186l10 3C8-130 6-70 8 0Z", "wood"),
      stroke("M-5-30c5 3 9 3 13 0M-4-64c5 3 8 3 12 0M-1-98c5 3 8 3 11 0M3-132c4 3 7 3 10 0M8-162c3 2 5 2 8 0"),
      ...leaves,
      dot(6, -178, 7, "roof-brown"),
      dot(19, -177, 7, "roof-brown"),
    ].join(""),
  );
}

export function banana(phase: Phase): string {
  const leaves = [
    ["M0-54c-10-30-36-42-62-34 10 20 34 34 62 34Z", "M0-56c-18-10-36-20-52-28"],
    ["M2-54c8-34 34-48 60-42-8 24-32 40-60 42Z", "M2-56c16-12 34-24 50-34"],
    ["M0-56c-18-26-16-56 4-78 16 24 14 54-4 78Z", "M1-58c2-22 3-42 3-62"],
  ].map(([leaf = "", rib = ""], index) =>
    turned(swing(phase, 3.5, index * 0.3, 2), [0, -54], shape(leaf, "leaf-light") + stroke(rib)),
  );
  return [shape("M-6 0c0-24 0-40 3-58h8c3 18 3 34 3 58Z", "leaf-light"), ...leaves].join("");
}

export function broadTree(phase: Phase): string {
  const crown = [
    shape(
      "M-134-118c-34-10-32-58 4-62-2-44 44-62 72-40 14-38 78-42 98-6 32-20 78 2 74 42 36 4 44 50 10 64-14 22-52 22-66 4-20 20-60 18-76-4-22 22-66 24-82 0-10 8-24 8-34 2Z",
      "leaf",
    ),
    stroke(
      "M-98-170c8-20 32-22 42-6M-22-204c10-20 40-20 48 0M56-166c10-18 36-16 42 2M-50-134c10-14 32-14 40 2M14-136c10-14 32-14 40 2",
      'stroke="var(--leaf-light)"',
    ),
    isen(
      [
        ...rowOfDots(-110, -142, 5, 13),
        ...rowOfDots(-40, -168, 6, 13),
        ...rowOfDots(62, -138, 5, 13),
        ...rowOfDots(-8, -226, 4, 13),
      ],
      2.4,
    ),
    ...[
      [-74, -196],
      [-14, -150],
      [44, -196],
      [102, -150],
    ].map(([x = 0, y = 0], index) => dot(x, y + swing(phase, 1.6, index * 0.25, 2), 6, "cloth-yellow")),
  ];
  return [
    shape("M-20 0c8-30 6-64-4-92l18 6 8-30 10 30 20-10c-12 34-12 66-2 96Z", "wood"),
    leaning(swing(phase, 0.8, 0.4), crown.join("")),
  ].join("");
}

const ROOTS =
  "M-4-50C-26-48-44-26-50 8M-2-46C-16-38-24-16-26 12M0-46c2 20 2 40 0 60M2-46c14 8 22 30 24 56M4-50c22 2 40 24 46 56M-38-24c-18 2-26 16-30 30M38-24c18 2 26 16 30 30";

export function mangrove(phase: Phase, later = 0): string {
  const crown = [
    shape(
      "M-74-104c-18-4-20-34 4-38-4-30 30-44 48-26 10-28 52-26 58 2 24-12 48 8 42 30 22 6 18 34-6 34-8 14-30 14-40 4-12 14-38 14-48 0-14 12-46 12-58-6Z",
      "leaf",
    ),
    stroke("M-52-128c6-14 22-16 30-4M4-140c6-14 24-14 30-2M-14-112c8-10 22-10 28 0", 'stroke="var(--leaf-light)"'),
    isen([...rowOfDots(-56, -108, 4, 12), ...rowOfDots(24, -112, 5, 11), ...rowOfDots(-24, -152, 4, 12)], 2.2),
  ];
  return [
    stroke(ROOTS, 'stroke-width="8"'),
    stroke(ROOTS, 'stroke="var(--wood)" stroke-width="4.5"'),
    shape("M-7-44c-2-24 0-40-8-62h30c-8 22-6 38-8 62Z", "wood"),
    leaning(swing(phase, 1, later), crown.join("")),
  ].join("");
}

export function grass(phase: Phase, later = 0): string {
  const blades = shape(
    "M-14 6c-2-12-8-18-16-20 2 10 4 16 8 20ZM-4 6c-2-18-2-26 4-36 6 10 6 20 4 36ZM14 6c2-12 8-18 16-20-2 10-4 16-8 20Z",
    "leaf-light",
  );
  return placed(0, 6, leaning(swing(phase, 6, later, 2), placed(0, -6, blades)));
}

/** A young tree in its heap of earth. */
export function seedling(phase: Phase): string {
  const leaves = [
    stroke("M0 4v-30"),
    shape("M0-14c-14 2-20-6-20-16 12 0 18 6 20 16ZM0-20c2-12 10-18 20-18 0 10-8 18-20 18Z", "leaf-light"),
  ];
  return leaning(swing(phase, 5, 0.2, 3), leaves.join("")) + shape("M-20 4c8-8 32-8 40 0Z", "wood-dark");
}

/** What a report is about. */
export function dump(): string {
  return [
    shape("M-44 4c-8-22 2-34 12-34l4-8h8l2 8c14 2 20 20 12 34Z", "cloth-navy"),
    shape("M6 4c-6-16 0-26 8-27l3-8h8l2 8c12 2 16 16 10 27Z", "ink"),
    shape("M-18 4c-2-8 2-14 8-16l20 2 6 14Z", "wall-warm"),
    shape("M46 4V-12h6v-6h6v6h6V4Z", "water"),
    stroke("M-26-26c-4 8-6 14-6 22M18-20c4 6 4 12 2 18", 'stroke="var(--dot)" stroke-width="1.6"'),
  ].join("");
}
