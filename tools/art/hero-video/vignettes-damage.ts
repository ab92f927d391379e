import { yellowHouse } from "./houses.ts";
import { cloud } from "./landscape.ts";
import { broadTree, coconut, grass, mangrove, seedling } from "./plants.ts";
import { dot, inked, isen, limb, placed, rowOfDots, shape, stroke } from "./strokes.ts";
import { heap } from "./things.ts";
import { HILLS, LANE, LAWN, STILL, water } from "./vignette-grounds.ts";

/** Smoke or bad air, in three curls. */
function smoke(color: string): string {
  return (
    shape("M-6 0c-16-14 8-26-6-42-16-18 10-40 34-30 30 4 26 40 4 42-14 2-12 16-6 30Z", color) +
    stroke("M4-58c8-6 20-2 18 8M-6-34c6 2 10 6 8 12")
  );
}

function fire(): string {
  return (
    shape(
      "M-34 0c-14-26 6-34 6-58 16 8 18 20 22 28 4-14 2-28 10-40 22 18 14 32 20 44 4-4 6-10 6-16 16 14 14 30 4 42Z",
      "roof",
    ) + shape("M-16 0c-6-12 4-18 6-30 10 8 8 14 14 18 2-4 4-6 6-8 8 8 8 14 4 20Z", "sun")
  );
}

function factory(): string {
  return [
    shape("M-60 0v-44l28-18v18l28-18v18l28-18V0Z", "wall"),
    shape("M26 0v-96h16V0ZM46 0v-78h14V0Z", "cloth-grey"),
    shape("M-50-26h14v12h-14ZM-24-26h14v12h-14ZM2-26h14v12H2Z", "window"),
  ].join("");
}

function stump(): string {
  return [
    shape("M-22 0c6-10 6-20 4-32h36c-2 12-2 22 4 32Z", "wood"),
    `<ellipse cx="0" cy="-32" rx="18" ry="6" fill="var(--wall-warm)"/>`,
    stroke("M-8-32c4-3 12-3 16 0", 'stroke-width="1.4"'),
  ].join("");
}

/** A trunk that lies, with its rings to the front. */
function log(): string {
  return [
    shape("M-66-22H60v22H-66Z", "wood"),
    `<ellipse cx="60" cy="-11" rx="7" ry="11" fill="var(--wall-warm)"/>`,
    stroke("M-50-14h30M-10-8h26M26-15h18", 'stroke-width="1.4"'),
  ].join("");
}

function drum(color: string): string {
  return [
    shape("M-20-56h40V0h-40Z", color),
    `<ellipse cx="0" cy="-56" rx="20" ry="6" fill="var(--${color})"/>`,
    stroke("M-20-38h40M-20-18h40"),
    shape("M0-36l9 15H-9Z", "cloth-yellow", 'stroke-width="1.6"'),
  ].join("");
}

function fish(): string {
  return shape("M-24 0C-14-12 8-12 18 0l12-8v16L18 0C8 12-14 12-24 0Z", "cloud") + stroke("M-15-3l5 5M-10-3l-5 5");
}

function monkey(): string {
  return [
    limb("M-16-14c-30 6-34-24-20-32", "wood", 4),
    shape("M-20 0c-4-26 4-40 20-40s24 14 20 40Z", "wood"),
    dot(0, -52, 18, "wood"),
    dot(-18, -54, 6, "wood"),
    dot(18, -54, 6, "wood"),
    shape("M-10-50c0-10 20-10 20 0 0 12-20 12-20 0Z", "wall-warm", 'stroke-width="1.6"'),
    isen(
      [
        [-4, -52],
        [4, -52],
      ],
      1.8,
      "ink",
    ),
    limb("M-12-28v26M12-28v26", "wood", 5),
  ].join("");
}

/** Kinds of damage, by their names in lib/reports/rules.ts. */
export const DAMAGE_VIGNETTES = {
  "sampah-menumpuk": () => [
    cloud(70, 38, 0.46),
    inked(
      HILLS,
      LANE,
      placed(250, 146, yellowHouse(), 0.56),
      placed(128, 172, heap(), 1.15),
      placed(290, 174, grass(STILL)),
    ),
  ],
  "pembakaran-sampah": () => [
    inked(
      HILLS,
      LANE,
      placed(160, 122, smoke("cloth-grey"), 1.2),
      placed(148, 166, heap(), 0.62),
      placed(150, 172, fire(), 0.9),
      placed(280, 152, broadTree(STILL), 0.34),
    ),
  ],
  "pencemaran-air": () => [
    cloud(236, 36, 0.46),
    inked(
      HILLS,
      shape("M-10 132c80-10 240-10 340 0v60H-10Z", "cloth-grey"),
      shape("M-10 92H96v26H-10Z", "wall"),
      `<ellipse cx="96" cy="105" rx="8" ry="13" fill="var(--ink)"/>`,
      shape("M96 112c14 4 16 22 14 42h22c2-26-8-48-34-54Z", "roof-brown"),
      placed(196, 158, fish()),
      placed(266, 166, fish(), 0.8),
      placed(56, 164, fish(), 0.7),
    ),
    isen([...rowOfDots(140, 148, 4, 11), ...rowOfDots(220, 150, 3, 12)], 3, "wall"),
  ],
  "pencemaran-udara": () => [
    inked(
      placed(218, 70, smoke("cloth-grey"), 1.25),
      placed(244, 88, smoke("path"), 1),
      HILLS,
      LAWN,
      placed(176, 160, factory(), 1.05),
      placed(54, 166, broadTree(STILL), 0.36),
      placed(296, 172, grass(STILL)),
    ),
  ],
  "penebangan-pohon": () => [
    dot(40, 42, 22, "sun"),
    inked(
      HILLS,
      LAWN,
      placed(282, 156, broadTree(STILL), 0.42),
      placed(64, 168, stump(), 1.1),
      placed(122, 156, stump(), 0.8),
      placed(190, 174, log()),
      placed(22, 172, grass(STILL)),
    ),
  ],
  "kerusakan-pesisir-mangrove": () => [
    inked(
      HILLS,
      water(),
      placed(64, 152, mangrove(STILL), 0.62),
      placed(150, 160, stump(), 0.7),
      placed(200, 156, stump(), 0.56),
      placed(262, 168, heap(), 0.6),
    ),
  ],
  "saluran-tersumbat-banjir": () => [
    cloud(70, 40, 0.6),
    cloud(250, 34, 0.5),
    inked(HILLS, placed(206, 158, yellowHouse(), 0.8), placed(64, 156, coconut(STILL), 0.48)),
    inked(
      shape("M-10 138c60-8 110 6 170-1s110-6 170 2v60H-10Z", "water"),
      placed(110, 152, heap(), 0.34),
      placed(284, 156, shape("M-10-20h20v10c0 6-20 6-20 0Z", "cloth-red")),
    ),
    `<g stroke="var(--water-line)" stroke-width="2.2" stroke-linecap="round">${stroke("M20 164c8-5 15-5 23 0s15 5 23 0M216 168c8-5 15-5 23 0s15 5 23 0M60 70l-5 16M96 74l-5 16M240 62l-5 16M276 66l-5 16")}</g>`,
  ],
  "longsor-erosi": () => [
    cloud(256, 36, 0.5),
    inked(
      shape("M-10 40C50 24 96 40 126 84c24 34 60 50 204 60v56H-10Z", "hill"),
      shape("M44 34c40 2 64 22 82 50 26 36 64 52 120 58-30 22-118 34-190 26 40-30 44-90-12-134Z", "wood"),
      isen([...rowOfDots(84, 70, 2, 14, 10), ...rowOfDots(92, 112, 5, 20, 8), ...rowOfDots(104, 140, 5, 20, 4)], 3.4),
      placed(28, 44, broadTree(STILL), 0.22),
      placed(150, 150, `<g transform="rotate(62)">${coconut(STILL)}</g>`, 0.34),
      placed(282, 160, yellowHouse(), 0.5),
    ),
  ],
  "limbah-b3-industri": () => [
    inked(
      HILLS,
      LAWN,
      placed(266, 150, factory(), 0.7),
      shape("M40 172c20-14 150-16 190 2-30 14-160 14-190-2Z", "cloth-red"),
      placed(84, 168, drum("cloth-blue"), 1.1),
      placed(136, 170, drum("cloth-grey"), 1.1),
      placed(196, 166, `<g transform="rotate(-86)">${drum("cloth-navy")}</g>`),
    ),
  ],
  "satwa-liar": () => [
    cloud(60, 36, 0.46),
    inked(
      HILLS,
      LAWN,
      placed(258, 158, broadTree(STILL), 0.52),
      placed(140, 172, monkey(), 1.15),
      placed(52, 168, seedling(STILL), 1.3),
      placed(206, 174, grass(STILL)),
    ),
  ],
} as const satisfies Record<string, () => readonly string[]>;
