import { limasanHouse } from "./houses.ts";
import { cloud } from "./landscape.ts";
import { carriers, neighbour, sweeper } from "./people.ts";
import { banana, broadTree, coconut, grass } from "./plants.ts";
import { egret } from "./shore.ts";
import { dot, inked, isen, limb, mirrored, placed, rowOfDots, shape, stroke } from "./strokes.ts";
import { bin, potted, SIGNS } from "./things.ts";
import { HILLS, LANE, LAWN, STILL, water } from "./vignette-grounds.ts";

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

/** Kinds of events and places. */
export const KIND_VIGNETTES = {
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
