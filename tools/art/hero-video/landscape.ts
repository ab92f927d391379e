import { dot, inked, isen, type Phase, placed, round, rowOfDots, shape, stroke, swing } from "./strokes.ts";

const RAYS = 24;
const SUN = [1010, 120] as const;

/** Sun or moon, clouds, birds, the volcano and the hills. */
export function landscape(phase: Phase): string {
  return [
    sun(phase),
    cloud(1128 + swing(phase, 16), 176, 0.9),
    cloud(1330 + swing(phase, 22, 0.3), 20, 1),
    cloud(806 + swing(phase, 14, 0.6), 44, 0.62),
    cloud(760 + swing(phase, 18, 0.15), -166, 0.7),
    cloud(1120 + swing(phase, 20, 0.8), -128, 0.5),
    birds(phase),
    inked(
      shape(
        "M500 420C590 350 680 250 726 172c5-9 16-12 24-6 8 7 18 7 26 1 8-6 19-4 24 6 50 88 150 186 250 247Z",
        "far",
      ),
      stroke("M734 166c10 16 46 16 58 0"),
      shape(
        "M-20 396c110-70 190-80 300-36 90-52 170-40 250 4 120-66 260-70 380-6 100-60 200-58 300-8 80-44 150-44 240-20v170H-20Z",
        "hill",
      ),
    ),
    stroke(
      "M712 240c8 14 12 30 8 52M754 210c-6 26 4 46-2 74M806 232c2 20 16 36 20 56M690 292c6 10 6 20 4 32M838 300c2 10 8 18 14 24",
      'stroke="var(--ink)" stroke-width="1.6" stroke-linecap="round" opacity="0.45"',
    ),
    isen([...rowOfDots(96, 384, 7, 18, -3), ...rowOfDots(1006, 372, 8, 18, 2), ...rowOfDots(1016, 388, 8, 18, 2)], 2.4),
    inked(
      shape(
        "M210 474c36-26 74-36 120-44 80-44 160-46 240-8 110-50 240-46 340-2 90-40 190-44 290 0 90-34 170-30 270-12v150H210Z",
        "hill-near",
      ),
    ),
  ].join("");
}

/** Its ring of dots goes on by one dot in a loop, which looks like going round for ever. */
function sun(phase: Phase): string {
  const [x, y] = SUN;
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const angle = ((index + phase) * 2 * Math.PI) / RAYS;
    return [round(x + 108 * Math.cos(angle)), round(y + 108 * Math.sin(angle))] as const;
  });
  return [
    dot(x, y, round(158 + swing(phase, 3)), "halo"),
    dot(x, y, 72, "sun"),
    `<circle cx="${x}" cy="${y}" r="87" fill="none" stroke="var(--sun)" stroke-width="3"/>`,
    isen(rays, 3.6, "sun"),
  ].join("");
}

/** Three contours, as megamendung lays its shades. */
export function cloud(x: number, y: number, scale: number): string {
  const line = 'stroke="var(--cloud-line)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round"';
  const contours = [
    shape(
      "M-96 30c-26 0-28-36 0-38 2-34 44-40 58-18 14-30 66-26 70 8 22-16 52 0 46 24 24-4 32 24 10 24Z",
      "cloud",
      line,
    ),
    stroke("M-82 18c-12-4-8-16 2-16 2-22 30-24 38-6 12-24 48-20 50 8 16-12 38-4 34 14", line),
    stroke("M-62 18c-2-14 14-14 18-6 10-16 34-14 36 2 10-8 24-4 24 4", line),
  ];
  return placed(x, y, contours.join(""), scale);
}

const FLOCK = [
  [0, 0],
  [-46, 20],
  [-40, -24],
  [-92, 34],
] as const;

/** Two like flocks half a way apart: in one loop each comes to where the other began. */
function birds(phase: Phase): string {
  return [phase / 2, phase / 2 + 0.5].map((way) => flock(way, phase)).join("");
}

function flock(way: number, phase: Phase): string {
  // Below the words on the sky, behind the volcano, past the sun.
  const x = -80 + way * 1680;
  const y = 232 - 210 * way;
  const each = FLOCK.map(([dx, dy], index) => {
    const lift = swing(phase, 7, index * 0.23, 9);
    const wings = `M-20 ${round(-lift)}Q-9 ${round(-6 - lift / 3)} 0 2Q9 ${round(-6 - lift / 3)} 20 ${round(-lift)}`;
    return placed(x + dx, y + dy, stroke(wings), 0.9);
  });
  return `<g stroke="var(--cloud-line)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${each.join("")}</g>`;
}
