import { mangrove } from "./plants.ts";
import { dot, limb, type Phase, placed, shape, stroke, swing, turned } from "./strokes.ts";

const WAVE = "c12-7 22-7 34 0s22 7 34 0";
const WAVES = [
  [10, 470],
  [120, 466],
  [30, 500],
  [210, 496],
  [10, 534],
  [250, 536],
] as const;

/** The river mouth at the left: water, mangroves on their roots, a boat, an egret. */
export function shore(phase: Phase): string {
  const waves = WAVES.map(([x, y], index) =>
    stroke(`M${x + swing(phase, 9, index * 0.17)} ${y + swing(phase, 1.5, index * 0.31, 2)}${WAVE}`),
  );
  return [
    shape("M-20 442c90-14 170-12 240 0s120 22 166 60c14 14 18 50 18 90H-20Z", "water"),
    `<g stroke="var(--water-line)">${waves.join("")}</g>`,
    placed(86, 470, mangrove(phase), 1.12),
    placed(232, 462, mangrove(phase, 0.35), 0.86),
    placed(
      172 + swing(phase, 12),
      528 + swing(phase, 1.8, 0.1, 3),
      turned(swing(phase, 1.4, 0, 3), [0, 0], boat(phase)),
    ),
    placed(338, 512, egret(phase)),
  ].join("");
}

/** A jukung with one who fishes. */
function boat(phase: Phase): string {
  const line = swing(phase, 2, 0.4, 2);
  return [
    stroke(`M14-26 62-52l4 ${44 + line}`, 'stroke-width="1.6"'),
    shape("M-14-36c6-5 18-5 24 0l2 26h-28Z", "cloth-red"),
    limb("M-2-32c6 8 10 8 18 5", "cloth-red", 7),
    dot(-1, -47, 9, "skin-deep"),
    shape("M-22-50-1-68l22 18c-12 5-32 5-44 0Z", "cloth-yellow"),
    shape("M-62-16c20 8 100 8 124 0-4 18-18 24-30 24h-64c-14 0-26-8-30-24Z", "wood"),
    stroke("M-54-4C-30 2 30 2 54-4", 'stroke="var(--cloth-yellow)"'),
    stroke("M-70 12c16-5 26-5 40 0s26 5 40 0 26-5 40 0", 'stroke="var(--water-line)"'),
  ].join("");
}

/** It bows now and then. */
export function egret(phase: Phase): string {
  const bow = Math.max(0, swing(phase, 14, 0.55));
  const body = [
    shape("M-26-34c6-16 26-20 36-10 4-10-6-18 0-30 4-8 16-8 17 1l12 5-13 2c-4 10 6 20 0 32-6 10-34 14-52 0Z", "dot"),
    stroke("M-18-34c8-6 18-6 24 0"),
    dot(20, -73, 1.6, "ink"),
  ];
  return stroke("M-4 0v-30M6 0v-30") + turned(bow, [0, -30], body.join(""));
}
