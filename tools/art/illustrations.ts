import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { limasanHouse, wasteBank, yellowHouse } from "./hero-video/houses.ts";
import { cloud } from "./hero-video/landscape.ts";
import { dyed, TIMES, type Time } from "./hero-video/palette.ts";
import { carriers, child, digger, neighbour, reporter, sweeper } from "./hero-video/people.ts";
import { banana, broadTree, coconut, dump, grass, mangrove } from "./hero-video/plants.ts";
import { egret } from "./hero-video/shore.ts";
import { dot, inked, isen, limb, mirrored, placed, rowOfDots, shape, stroke } from "./hero-video/strokes.ts";
import { bin, potted, SIGNS } from "./hero-video/things.ts";
import { HILLS, LANE, LAWN, pin, STILL, water } from "./hero-video/vignette-grounds.ts";
import { ARTICLE_VIGNETTES } from "./hero-video/vignettes-articles.ts";
import { DAMAGE_VIGNETTES } from "./hero-video/vignettes-damage.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Kinds of events and places. */
const KIND_VIGNETTES = {
  "gotong-royong": () => [
    cloud(250, 38, 0.5),
    inked(
      HILLS,
      LANE,
      placed(44, 170, sweeper(STILL), 0.92),
      placed(196, 170, carriers(STILL), 0.76),
      placed(296, 168, bin("cloth-green", SIGNS.leaf)),
    ),
  ],
  diskusi: () => [
    inked(
      HILLS,
      LAWN,
      placed(160, 154, broadTree(STILL), 0.46),
      placed(58, 172, neighbour("cloth-red", "cloth-navy", "kerchief"), 0.92),
      placed(132, 176, neighbour("cloth-pale", "roof-brown", "cap"), 0.92),
      placed(266, 172, mirrored(neighbour("cloth-green", "cloth-blue", "bun")), 0.92),
      placed(98, 62, speech("cloth-pale")),
      placed(222, 62, mirrored(speech("cloth-yellow"))),
    ),
  ],
  kampanye: () => [
    dot(274, 44, 24, "sun"),
    inked(
      HILLS,
      LANE,
      placed(160, 170, banner(), 1.2),
      placed(70, 172, neighbour("cloth-blue", "roof-brown", "kerchief"), 0.9),
      placed(252, 172, mirrored(neighbour("cloth-pale", "cloth-navy", "cap")), 0.9),
    ),
  ],
  workshop: () => [
    inked(
      shape("M-10 40h340v160H-10Z", "wall-warm"),
      shape("M-10 150h340v50H-10Z", "path"),
      placed(54, 172, neighbour("cloth-green", "roof-brown", "bun"), 0.94),
      placed(268, 172, mirrored(neighbour("cloth-red", "cloth-navy", "kerchief")), 0.94),
      placed(160, 172, table(), 1.1),
      placed(112, 122, potted(26), 0.9),
      placed(160, 122, potted(38), 0.9),
      placed(208, 122, potted(30), 0.9),
    ),
  ],
  "taman-kota": () => [
    cloud(180, 40, 0.5),
    inked(
      HILLS,
      LAWN,
      placed(84, 164, broadTree(STILL), 0.52),
      placed(186, 166, bench(), 1.1),
      limb("M262 168V84", "cloth-grey", 5),
      dot(262, 76, 12, "cloth-yellow"),
      placed(300, 172, grass(STILL)),
    ),
  ],
  "hutan-kota": () => [
    inked(
      HILLS,
      LAWN,
      placed(60, 158, broadTree(STILL), 0.46),
      placed(270, 158, broadTree(STILL), 0.44),
      placed(164, 170, broadTree(STILL), 0.6),
      placed(104, 174, grass(STILL)),
      placed(236, 174, grass(STILL)),
    ),
  ],
  "kebun-raya": () => [
    cloud(60, 36, 0.44),
    inked(
      HILLS,
      LAWN,
      placed(150, 160, glasshouse()),
      placed(272, 166, banana(STILL), 0.9),
      placed(46, 170, potted(36)),
      placed(244, 174, grass(STILL)),
    ),
  ],
  "daur-ulang": () => [
    inked(
      HILLS,
      LANE,
      placed(92, 150, limasanHouse(), 0.66),
      placed(188, 170, bale("cloth-blue")),
      placed(246, 170, bale("cloth-green")),
      placed(217, 136, bale("cloth-yellow")),
      placed(298, 168, bin("cloth-yellow", SIGNS.bottle)),
    ),
  ],
  konservasi: () => [
    cloud(186, 40, 0.5),
    inked(
      shape("M-10 110C40 40 90 40 150 96c40-50 110-60 190-10v120H-10Z", "hill-near"),
      water(),
      placed(40, 152, coconut(STILL), 0.56),
      placed(282, 152, broadTree(STILL), 0.4),
      placed(110, 160, signpost(), 1.1),
    ),
    inked(placed(196, 168, egret(STILL), 0.9)),
  ],
} as const satisfies Record<string, () => readonly string[]>;

const WIDTH = 320;
const HEIGHT = 180;

const VIGNETTES = {
  ...ARTICLE_VIGNETTES,
  ...KIND_VIGNETTES,
  ...DAMAGE_VIGNETTES,
  lapor: () => [
    cloud(236, 46, 0.5),
    inked(
      HILLS,
      LAWN,
      LANE,
      placed(120, 170, reporter(STILL), 1.12),
      placed(206, 170, dump()),
      placed(36, 170, grass(STILL)),
    ),
  ],
  peta: () => [
    inked(
      HILLS,
      LAWN,
      placed(66, 164, broadTree(STILL), 0.38),
      placed(160, 160, yellowHouse(), 0.5),
      placed(258, 168, wasteBank(), 0.5),
      pin(66, 72, "roof"),
      pin(258, 102, "cloth-blue"),
      pin(160, 78, "cloth-yellow"),
    ),
  ],
  "bank-sampah": () => [
    inked(HILLS, LAWN, LANE, placed(86, 158, wasteBank(), 0.78), placed(236, 170, carriers(STILL), 0.68)),
  ],
  tanam: () => [
    dot(268, 48, 26, "sun"),
    inked(
      HILLS,
      LAWN,
      placed(44, 156, coconut(STILL), 0.6),
      placed(104, 168, digger(STILL)),
      placed(172, 172, child(STILL)),
    ),
  ],
  bantul: () => [inked(HILLS, LAWN, LANE, placed(226, 150, limasanHouse(), 0.72), placed(88, 168, wasteBank(), 0.74))],
  sunter: () => [
    inked(
      HILLS,
      LAWN,
      placed(116, 158, yellowHouse(), 0.88),
      placed(282, 160, banana(STILL), 0.9),
      placed(206, 168, composter(), 1.1),
      placed(258, 170, grass(STILL)),
    ),
  ],
  mangrove: () => [
    cloud(166, 40, 0.44),
    inked(HILLS, water(), placed(78, 152, mangrove(STILL), 0.72), placed(250, 148, mangrove(STILL, 0.4), 0.6)),
    inked(placed(164, 166, egret(STILL), 0.9)),
  ],
} as const satisfies Record<string, () => readonly string[]>;

type Vignette = keyof typeof VIGNETTES;
const VIGNETTE_NAMES = Object.keys(VIGNETTES) as Vignette[];

/** A bin in which leaves become earth. */
function composter(): string {
  return [
    shape("M-20-44h40l-4 44h-32Z", "leaf"),
    shape("M-24-54h48v10h-48Z", "cloth-green"),
    isen([...rowOfDots(-10, -26, 3, 10), ...rowOfDots(-8, -14, 3, 8)], 1.8),
  ].join("");
}

/** A small picture of what a card is about, without a ground of its own. */
function vignette(name: Vignette, time: Time): string {
  const parts = VIGNETTES[name]().join("");
  return dyed(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none">${parts}</svg>`,
    time,
  );
}

/** What somebody says; its tail points to (0, 0). */
function speech(color: string): string {
  return (
    shape("M-26-46h52c7 0 9 4 9 9v16c0 6-3 9-9 9H4L0 0-8-12h-18c-6 0-9-3-9-9v-16c0-5 3-9 9-9Z", color) +
    isen(rowOfDots(-14, -29, 3, 14), 3, "ink")
  );
}

/** A cloth between two poles with a leaf on it. */
function banner(): string {
  return [
    limb("M-64 0v-112M64 0v-112", "wood", 5),
    shape("M-62-110c40 8 84-8 124 0v44c-40-8-84 8-124 0Z", "cloth-green"),
    shape("M-14-84c4-16 18-20 32-18-2 14-14 24-32 18Z", "leaf-light"),
    stroke("M-18-80C-8-88 0-92 10-96"),
    isen([...rowOfDots(-50, -86, 3, 10), ...rowOfDots(30, -88, 3, 10)], 2.2),
  ].join("");
}

function table(): string {
  return shape("M-80-46h160v10H-80Z", "wood") + shape("M-70-36h10V0h-10ZM60-36h10V0h-10Z", "wood-dark");
}

function bench(): string {
  return [shape("M-34-20h68v8h-68ZM-34-40h68v10h-68Z", "wood"), stroke("M-26-40V0M26-40V0", 'stroke-width="4"')].join(
    "",
  );
}

function glasshouse(): string {
  return [
    shape("M-76 0v-50C-76-104 76-104 76-50V0Z", "water"),
    stroke("M-76-50H76M-38-84V0M0-90V0M38-84V0M-76-24H76"),
    shape("M-14-40h28V0h-28Z", "cloth-green"),
    shape("M-82 0H82v8H-82Z", "wood-dark"),
  ].join("");
}

/** Bottles pressed to a bale and tied. */
function bale(color: string): string {
  return [
    shape("M-28-34h56V0h-56Z", color),
    isen([...rowOfDots(-20, -25, 5, 10), ...rowOfDots(-20, -9, 5, 10)], 2.4),
    stroke("M-12-34V0M12-34V0", 'stroke-width="3"'),
  ].join("");
}

function signpost(): string {
  return [
    limb("M0 0v-60", "wood", 6),
    shape("M-34-84h68v32h-68Z", "wall-warm"),
    shape("M-10-60c2-12 12-18 24-16-2 10-12 18-24 16Z", "leaf"),
    stroke("M-24-74h10M-24-64h8"),
  ].join("");
}

/** Draws the small pictures of the cards anew, by day and by night. */
const folder = join(ROOT, "public/ilustrasi");
await mkdir(folder, { recursive: true });
for (const name of VIGNETTE_NAMES) {
  for (const time of TIMES) await writeFile(join(folder, `${name}-${time}.svg`), vignette(name, time));
}
