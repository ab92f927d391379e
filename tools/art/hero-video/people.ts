import { seedling } from "./plants.ts";
import { dot, isen, limb, type Phase, placed, round, rowOfDots, shape, stroke, swing, turned } from "./strokes.ts";

function face(x: number, y: number, color: string): string {
  const parts = [
    `<ellipse rx="9.5" ry="10.5" fill="var(--${color})"/>`,
    dot(2, -1, 0.8, "ink"),
    dot(6.5, -1, 0.8, "ink"),
    stroke("M2 4.5c1.500 1.500 3 1.500 4.500 0", 'stroke-width="1.6"'),
  ];
  return placed(x, y, parts.join(""));
}

function feet(from: number, to: number): string {
  return shape(`M${from - 5} 1c0-7 12-7 14 0Z`, "wood-dark") + shape(`M${to - 5} 1c0-7 12-7 14 0Z`, "wood-dark");
}

function kerchief(color: string): string {
  return shape("M1-122c-15 0-18 12-17 23-1 9-4 16-8 22 12 10 36 10 44-1-5-7-4-14-4-22 0-13-3-22-15-22Z", color);
}

const trousers = () => limb("M-8-50-12-8", "cloth-navy", 13) + limb("M5-50 10-8", "cloth-navy", 13);

/** Neighbours at work. Each stands with the feet at (0, 0). */
export function sweeper(phase: Phase): string {
  const broom = [
    limb("M34-74 62-14", "wood", 3),
    shape("M58-22 84-4c-12 8-24 8-36 4Z", "cloth-yellow"),
    stroke("M62-14l12 12M60-12l2 13", 'stroke-width="1.6"'),
    limb("M-6-76C0-60 18-52 40-56", "cloth-blue"),
    limb("M8-76c8 4 18 6 28 6", "cloth-blue"),
  ];
  return [
    feet(-14, 8),
    shape("M-13-84c-4 34-8 56-14 80h50c-4-26-8-50-9-80Z", "cloth-blue"),
    isen([...rowOfDots(-20, -12, 6, 8), ...rowOfDots(-16, -22, 5, 8)], 1.8, "cloth-yellow"),
    turned(swing(phase, 5, 0, 4), [0, -76], broom.join("")),
    kerchief("cloth-yellow"),
    face(4, -103, "skin"),
  ].join("");
}

export function digger(phase: Phase): string {
  const spade = [
    limb("M54-104 26-4", "wood", 4),
    shape("M16-8 36-4l-2 14-22-4Z", "wall"),
    limb("M-10-80c4 14 18 20 46 12", "cloth-red"),
    limb("M10-82c12 0 22-2 34-10", "cloth-red"),
  ];
  return [
    feet(-18, 10),
    trousers(),
    shape("M-17-88c8-6 24-6 32 0l4 42h-40Z", "cloth-red"),
    turned(swing(phase, 3.5, 0.35, 3), [0, -80], spade.join("")),
    face(3, -101, "skin-deep"),
    shape("M-22-107 2-128l26 21c-14 5-36 5-50 0Z", "wall-warm"),
    stroke("M-10-108 2-128l13 20", 'stroke-width="1.6"'),
  ].join("");
}

/** Drops of the can, each falling four times in a loop. */
function drops(phase: Phase): string {
  return [0, 0.33, 0.66]
    .map((start, index) => {
      const fall = (phase * 4 + start) % 1;
      const [x, y] = [84 + index * 6 + fall * 6, -46 + fall * 32];
      return `<path d="M${round(x)} ${round(y)}l2 6" stroke="var(--water-line)" stroke-width="3" opacity="${round(1 - fall * fall)}"/>`;
    })
    .join("");
}

/** A child who waters what has just been planted. */
export function child(phase: Phase): string {
  const can = [
    shape("M34-52h26v24H38Z", "cloth-green"),
    stroke("M60-40 78-54l4 5-22 20M36-52c2-14 20-14 22 0"),
    limb("M-4-72c8 12 22 16 42 16", "skin", 8),
  ];
  return [
    feet(-12, 6),
    limb("M-6-30-8-8", "skin"),
    limb("M6-30 8-8", "skin"),
    shape("M-15-48h30l3 24h-15l-3-8-3 8h-15Z", "cloth-navy"),
    shape("M-13-80c6-5 20-5 26 0l2 36h-30Z", "cloth-yellow"),
    drops(phase),
    turned(swing(phase, 3, 0, 2), [0, -70], can.join("")),
    face(2, -93, "skin"),
    shape("M-9-92c-4-16 4-24 14-23 8 0 12 8 9 16-6-4-14-6-18-4-2 4-2 8-5 11Z", "ink"),
    placed(108, 0, seedling(phase)),
  ].join("");
}

/** Two with a full basket between them. */
export function carriers(phase: Phase): string {
  const hop = Math.abs(swing(phase, 2.4, 0, 4));
  const basket = [
    stroke("M-18-74-6-46M38-74 26-46"),
    shape("M-10-62c4-8 10-8 14 0M8-64v-14h9v14M20-62l6-10 8 6-4 8", "wall-cool"),
    shape("M-24-48h68l-9 38h-50Z", "wood"),
    stroke("M-21-36h62M-18-23h56M-4-48l4 38M10-48v38M24-48l-4 38", 'stroke-width="1.6"'),
  ];
  const first = [
    feet(-14, 8),
    shape("M-15-54c-3 20-4 36-6 52h40c-2-18-2-34-5-52Z", "roof-brown"),
    isen(
      [...rowOfDots(-14, -14, 5, 7), ...rowOfDots(-12, -26, 4, 8), ...rowOfDots(-10, -38, 4, 7)],
      1.7,
      "cloth-yellow",
    ),
    shape("M-15-88c8-6 22-6 29 0l3 38h-34Z", "cloth-green"),
    limb("M-4-80c2 12 8 14 18 8", "cloth-green"),
    face(3, -101, "skin"),
    shape("M-7-98c-6-16 2-26 12-25 10 0 13 8 10 15-8-2-14-2-17 0 0 4-2 8-5 10Z", "ink"),
    dot(-9, -113, 7, "ink"),
  ];
  const second = [
    feet(-12, 10),
    shape("M-14-54c-2 20-3 36-5 52h40c-2-18-3-34-6-52Z", "cloth-navy"),
    stroke("M-17-22h36M-16-38h33M-2-54l-1 52M8-54l2 52", 'stroke="var(--cloth-pale)" stroke-width="1.6"'),
    shape("M-15-88c8-6 22-6 29 0l3 38h-34Z", "cloth-pale"),
    limb("M-6-80c-2 12-6 12-12 6", "cloth-pale"),
    face(2, -101, "skin-deep"),
    shape("M-9-106v-13c7-4 17-4 23 0v12c-7-3-16-3-23 1Z", "ink"),
  ];
  return [
    placed(
      0,
      -hop,
      limb("M-64-76H84", "cloth-yellow", 4) + turned(swing(phase, 3, 0.1, 2), [10, -74], basket.join("")),
    ),
    placed(-66, -hop / 2, first.join("")),
    placed(90, -hop / 2, second.join("")),
  ].join("");
}

/** The one who takes the picture for the report. */
export function reporter(phase: Phase): string {
  const phone = [
    limb("M-4-80c8 12 20 12 34 2", "cloth-red"),
    limb("M8-82c8 4 14 4 24-4", "cloth-red"),
    shape("M32-106h13v26H32Z", "ink"),
    shape("M35-102h7v17h-7Z", "water", 'stroke-width="1"'),
  ];
  return [
    feet(-14, 8),
    trousers(),
    shape("M-16-88c8-6 24-6 31 0l5 52h-42Z", "cloth-red"),
    isen(rowOfDots(-14, -44, 5, 7.5), 1.8, "cloth-yellow"),
    turned(swing(phase, 2, 0.5), [0, -80], phone.join("")),
    kerchief("cloth-green"),
    face(4, -103, "skin"),
  ].join("");
}

/** Somebody who talks, with one hand up. */
export function neighbour(dress: string, sarong: string, head: "kerchief" | "cap" | "bun"): string {
  const heads = {
    kerchief: kerchief("cloth-yellow") + face(4, -103, "skin"),
    cap: face(2, -101, "skin-deep") + shape("M-9-106v-13c7-4 17-4 23 0v12c-7-3-16-3-23 1Z", "ink"),
    bun:
      face(3, -101, "skin") +
      shape("M-7-98c-6-16 2-26 12-25 10 0 13 8 10 15-8-2-14-2-17 0 0 4-2 8-5 10Z", "ink") +
      dot(-9, -113, 7, "ink"),
  };
  return [
    feet(-12, 10),
    shape("M-14-54c-2 20-3 36-5 52h40c-2-18-3-34-6-52Z", sarong),
    isen([...rowOfDots(-13, -14, 5, 7), ...rowOfDots(-11, -28, 4, 8)], 1.7),
    shape("M-15-88c8-6 22-6 29 0l3 38h-34Z", dress),
    limb("M-2-78c8 12 18 10 28-8", dress),
    heads[head],
  ].join("");
}
