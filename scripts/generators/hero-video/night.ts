import { dot, type Phase, round, swing } from "./strokes.ts";

const STARS = Array.from({ length: 64 }, (_, index) => {
  // Martin Roberts' R2 sequence: no two close together, no rows, the same at every making.
  const x = (index * 0.754_877_666 * 1440) % 1440;
  const y = -240 + ((index * 0.569_840_291 * 480) % 480);
  return { x: round(x), y: round(y), size: 1.1 + (index % 4) * 0.5, later: (index * 0.37) % 1 };
});

/** Stars that twinkle; by day they are not drawn. */
export function stars(phase: Phase): string {
  return STARS.map(({ x, y, size, later }) =>
    dot(x, y, size, "star", `opacity="${round(0.62 + swing(phase, 0.34, later, 2))}"`),
  ).join("");
}

const FIREFLIES = [
  [120, 400],
  [180, 372],
  [262, 420],
  [420, 476],
  [668, 508],
  [900, 470],
  [1180, 500],
  [1312, 452],
  [1250, 380],
] as const;

/** Over the water and in the garden. */
export function fireflies(phase: Phase): string {
  return FIREFLIES.map(([x, y], index) => {
    const light = Math.max(0, swing(phase, 1, index * 0.29, 2));
    const [left, up] = [x + swing(phase, 16, index * 0.21), y + swing(phase, 10, index * 0.43, 2)];
    return (
      dot(left, up, 9, "sun", `opacity="${round(light * 0.22)}"`) +
      dot(left, up, 2.6, "sun", `opacity="${round(light)}"`)
    );
  }).join("");
}
