import { limasanHouse, wasteBank, yellowHouse } from "./houses.ts";
import { landscape } from "./landscape.ts";
import { dyed, type Time } from "./palette.ts";
import { carriers, child, digger, reporter, sweeper } from "./people.ts";
import { banana, broadTree, coconut, dump, grass } from "./plants.ts";
import { shore } from "./shore.ts";
import { dot, inked, isen, type Phase, placed, round, rowOfDots, shape, swing } from "./strokes.ts";

const STARS = Array.from({ length: 64 }, (_, index) => {
  // Martin Roberts' R2 sequence: no two close together, no rows, the same at every making.
  const x = (index * 0.754_877_666 * 1440) % 1440;
  const y = -240 + ((index * 0.569_840_291 * 480) % 480);
  return { x: round(x), y: round(y), size: 1.1 + (index % 4) * 0.5, later: (index * 0.37) % 1 };
});

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

/** What the drawing covers, in its own units: 16 to 9, with much sky for the words that stand on it. */
export const SCENE = { x: 0, y: -250, width: 1440, height: 810 };

/** Gotong royong in a kampung at the river mouth, at one moment of the loop. */
export function kampungScene(phase: Phase, time: Time): string {
  const { x, y, width, height } = SCENE;
  const parts = [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--sky)"/>`,
    time === "malam" ? stars(phase) : "",
    landscape(phase),
    inked(
      placed(598, 442, coconut(phase)),
      placed(352, 440, coconut(phase, 0.4), 0.72),
      placed(1258, 446, broadTree(phase)),
      placed(878, 450, banana(phase)),
      shape("M300 456c240-14 700-16 1180-6v150H300Z", "grass"),
      shape("M380 590c10-66 60-92 140-104 220-26 600-26 960-14v118Z", "path"),
      placed(470, 448, limasanHouse()),
      placed(716, 440, yellowHouse()),
      placed(1060, 448, wasteBank(swing(phase, 3))),
      shore(phase),
    ),
    isen([...rowOfDots(560, 498, 9, 22), ...rowOfDots(930, 492, 9, 22), ...rowOfDots(1160, 520, 10, 22)], 2.4, "wood"),
    inked(
      placed(424, 522, sweeper(phase)),
      placed(540, 530, digger(phase)),
      placed(606, 536, child(phase), 0.82),
      placed(806, 528, carriers(phase)),
      placed(1004, 532, reporter(phase)),
      ...[462, 716, 1206, 1360].map((left, index) => placed(left, index % 2 ? 548 : 540, grass(phase, index * 0.21))),
      placed(1104, 540, dump()),
    ),
    time === "malam" ? fireflies(phase) : "",
  ];
  return dyed(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${parts.join("")}</svg>`,
    time,
  );
}

/** Stars that twinkle; by day they are not drawn. */
function stars(phase: Phase): string {
  return STARS.map(({ x, y, size, later }) =>
    dot(x, y, size, "star", `opacity="${round(0.62 + swing(phase, 0.34, later, 2))}"`),
  ).join("");
}

/** Over the water and in the garden. */
function fireflies(phase: Phase): string {
  return FIREFLIES.map(([x, y], index) => {
    const light = Math.max(0, swing(phase, 1, index * 0.29, 2));
    const [left, up] = [x + swing(phase, 16, index * 0.21), y + swing(phase, 10, index * 0.43, 2)];
    return (
      dot(left, up, 9, "sun", `opacity="${round(light * 0.22)}"`) +
      dot(left, up, 2.6, "sun", `opacity="${round(light)}"`)
    );
  }).join("");
}
