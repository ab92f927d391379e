import { limasanHouse, yellowHouse } from "./houses.ts";
import { cloud } from "./landscape.ts";
import { carriers, child, reporter, sweeper } from "./people.ts";
import { banana, broadTree, coconut, grass, mangrove, seedling } from "./plants.ts";
import { dot, inked, isen, limb, placed, rowOfDots, shape, stroke } from "./strokes.ts";
import { basket, bin, cloth, heap, phone, potted, rails, SIGNS, train, tumbler, vat } from "./things.ts";
import { HILLS, LANE, LAWN, pin, STILL } from "./vignette-grounds.ts";

/** A bucket cut open: earth, leaves, peel, one layer on the other. */
function layeredBucket(): string {
  return [
    shape("M-46-78h92l-10 78h-72Z", "wall-cool"),
    shape("M-39-22h78l-3 22h-72Z", "wood-dark"),
    shape("M-42-44c20-6 62 6 84 0l-3 22h-78Z", "leaf-light"),
    shape("M-44-62c24 6 60-6 88 0l-2 18c-22 6-64-6-84 0Z", "wood"),
    isen([...rowOfDots(-28, -10, 6, 11), ...rowOfDots(-30, -53, 6, 12)], 2),
    stroke("M-50-78h100", 'stroke-width="5"'),
  ].join("");
}

/** Rice, side dishes and a jar, none of it left over. */
function kitchenTable(): string {
  return [
    shape("M-150-8h300v14h-300Z", "wood"),
    shape("M-128 6h12v60h-12ZM116 6h12v60h-12Z", "wood-dark"),
    placed(-84, -8, shape("M-44-6C-36-44 36-44 44-6Z", "wall") + shape("M-52-6h104c-6 10-98 10-104 0Z", "cloth-blue")),
    isen([...rowOfDots(-106, -24, 5, 11), ...rowOfDots(-95, -34, 3, 11)], 1.8, "path"),
    placed(14, -8, shape("M-22-52h44V0h-44Z", "water") + shape("M-26-62h52v10h-52Z", "cloth-yellow")),
    placed(14, -8, shape("M-18-30h36v26h-36Z", "roof") + isen(rowOfDots(-10, -16, 3, 10), 2)),
    placed(
      92,
      -8,
      shape("M-34-24h68l-12 24h-44Z", "cloth-green") +
        shape("M-28-24c0-16 14-18 16-6 2-20 24-18 22 2 8-8 18-4 18 4Z", "leaf-light"),
    ),
  ].join("");
}

/** A gutter along the lane, clean again. */
function gutter(): string {
  return [
    shape("M120 152h210v40H120Z", "wall"),
    shape("M132 162h198v30H132Z", "water"),
    stroke("M150 174c8-5 15-5 23 0s15 5 23 0M226 178c8-5 15-5 23 0s15 5 23 0", 'stroke="var(--water-line)"'),
  ].join("");
}

/** Scales under a beam, paper and bottles on them. */
function scales(): string {
  return [
    limb("M0 0v-112", "wood", 7),
    shape("M-34 0h68l8 10h-84Z", "wood-dark"),
    limb("M-76-98 76-112", "wood", 6),
    stroke("M-72-98-100-44M-72-98-44-44M72-112 44-58M72-112 100-58"),
    shape("M-108-44h72c-4 20-68 20-72 0Z", "cloth-yellow"),
    shape("M36-58h72c-4 20-68 20-72 0Z", "cloth-yellow"),
    placed(-88, -44, shape("M0-24h10v24H0ZM16-30h12v30H16ZM32-22h10v22H32Z", "cloth-blue")),
    placed(44, -58, shape("M0-10h56v10H0ZM4-20h48v10H4ZM8-30h40v10H8Z", "wall-warm")),
    dot(0, -112, 7, "cloth-yellow"),
  ].join("");
}

/** A minibus of the neighbourhood, seats by the window. */
function angkot(): string {
  return [
    shape("M-78-14v-42c0-8 6-12 14-12h104c10 0 20 10 28 26l12 10v18Z", "cloth-green"),
    shape("M-66-58h26v20h-26ZM-34-58h26v20h-26ZM-2-58h26v20H-2ZM32-58h8c8 4 14 12 18 20H32Z", "window"),
    stroke("M-78-30h158M28-58v42"),
    dot(-46, -12, 12, "cloth-grey"),
    dot(46, -12, 12, "cloth-grey"),
    isen(
      [
        [-46, -12],
        [46, -12],
      ],
      4,
    ),
  ].join("");
}

/** A motorcycle on its stand. */
function motorcycle(): string {
  return [
    dot(-30, -14, 14, "cloth-grey"),
    dot(32, -14, 14, "cloth-grey"),
    shape("M-46-34c6-6 16-8 26-6l12 10h18l10-22h10l-2 22-14 16h-34l-10-8Z", "roof"),
    shape("M-48-38h36v-6h-34Z", "wood-dark"),
    limb("M22-52 12-60", "cloth-navy", 3),
    isen(
      [
        [-30, -14],
        [32, -14],
      ],
      4,
    ),
  ].join("");
}

/** The pole that brings the power, and the green cylinder that the stove burns. */
function powerAndGas(): string {
  return [
    limb("M96 0v-126", "wood", 5),
    limb("M78-114h36", "wood", 4),
    stroke("M80-118C60-104 50-96 36-88"),
    shape("M-126-6c-6-30 4-40 24-40s30 10 24 40c-8 8-40 8-48 0Z", "leaf-light"),
    shape("M-114-56h24v10h-24Z", "cloth-grey"),
    isen(rowOfDots(-112, -24, 3, 10)),
  ].join("");
}

/** The pictures of stories and tips; each stands with its feet on the ground of the small picture. */
export const ARTICLE_VIGNETTES = {
  batik: () => [
    inked(
      HILLS,
      LAWN,
      placed(40, 158, mangrove(STILL), 0.56),
      limb("M84 150V52M286 150V52", "wood", 5),
      stroke("M84 58h202"),
      placed(94, 58, cloth(80, "cloth-navy", "cloth-yellow")),
      placed(186, 58, cloth(90, "roof-brown", "wall-warm")),
      placed(126, 174, vat("cloth-blue")),
      placed(190, 176, vat("cloth-yellow")),
      placed(254, 174, vat("roof")),
    ),
  ],
  leuwigajah: () => [
    cloud(70, 40, 0.5),
    inked(
      shape("M-10 60C60 40 120 60 180 120c40 36 90 40 150 36v40H-10Z", "hill"),
      LAWN,
      placed(84, 160, heap(), 0.95),
      placed(176, 166, seedling(STILL), 1.2),
      placed(256, 166, carriers(STILL), 0.48),
    ),
  ],
  selokan: () => [
    inked(
      HILLS,
      LANE,
      placed(236, 140, yellowHouse(), 0.62),
      gutter(),
      placed(36, 170, reporter(STILL), 0.84),
      placed(106, 172, sweeper(STILL), 0.84),
    ),
  ],
  "lima-warna": () => [
    cloud(240, 34, 0.5),
    inked(
      HILLS,
      LANE,
      placed(36, 162, bin("cloth-green", SIGNS.leaf), 1.32),
      placed(98, 162, bin("cloth-yellow", SIGNS.bottle), 1.32),
      placed(160, 162, bin("cloth-blue", SIGNS.paper), 1.32),
      placed(222, 162, bin("cloth-red", SIGNS.danger), 1.32),
      placed(284, 162, bin("cloth-grey", SIGNS.dots), 1.32),
    ),
  ],
  kompos: () => [
    inked(
      HILLS,
      LAWN,
      placed(250, 162, banana(STILL), 0.86),
      placed(126, 168, layeredBucket(), 1.2),
      placed(44, 170, grass(STILL)),
      placed(206, 172, seedling(STILL)),
    ),
  ],
  timbangan: () => [inked(HILLS, LAWN, LANE, placed(112, 158, scales()), placed(264, 170, carriers(STILL), 0.42))],
  dapur: () => [
    inked(
      shape("M-10 40h340v160H-10Z", "wall-warm"),
      shape("M-10 150h340v50H-10Z", "path"),
      placed(160, 122, kitchenTable()),
    ),
  ],
  angkot: () => [
    cloud(70, 40, 0.5),
    inked(HILLS, LANE, placed(106, 160, angkot()), placed(252, 166, motorcycle(), 1.1)),
  ],
  rumah: () => [
    dot(40, 44, 24, "sun"),
    inked(HILLS, LAWN, placed(166, 158, yellowHouse(), 0.9), placed(180, 168, powerAndGas())),
  ],
  kereta: () => [
    cloud(250, 38, 0.5),
    inked(HILLS, LAWN, placed(38, 150, coconut(STILL), 0.52), rails(), placed(166, 164, train())),
  ],
  ponsel: () => [
    inked(
      HILLS,
      LAWN,
      placed(262, 160, broadTree(STILL), 0.4),
      placed(150, 166, phone()),
      pin(60, 150, "roof"),
      pin(226, 164, "cloth-blue"),
      placed(96, 172, grass(STILL)),
    ),
  ],
  bibit: () => [
    dot(270, 46, 24, "sun"),
    inked(
      HILLS,
      LAWN,
      placed(44, 168, potted(34)),
      placed(86, 170, potted(46)),
      placed(128, 168, potted(30)),
      placed(190, 172, child(STILL), 0.96),
    ),
  ],
  keranjang: () => [
    inked(
      HILLS,
      LANE,
      placed(250, 146, limasanHouse(), 0.5),
      placed(110, 168, basket(), 1.25),
      placed(196, 170, tumbler(), 0.95),
      placed(40, 174, grass(STILL)),
    ),
  ],
} as const satisfies Record<string, () => readonly string[]>;
