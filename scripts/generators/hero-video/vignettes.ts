import { limasanHouse, wasteBank, yellowHouse } from "./houses.ts";
import { cloud } from "./landscape.ts";
import { dyed, type Time } from "./palette.ts";
import { carriers, child, digger, reporter } from "./people.ts";
import { banana, broadTree, coconut, dump, grass, mangrove } from "./plants.ts";
import { egret } from "./shore.ts";
import { dot, inked, isen, placed, rowOfDots, shape } from "./strokes.ts";
import { HILLS, LANE, LAWN, pin, STILL, water } from "./vignette-grounds.ts";
import { ARTICLE_VIGNETTES } from "./vignettes-articles.ts";
import { DAMAGE_VIGNETTES } from "./vignettes-damage.ts";
import { KIND_VIGNETTES } from "./vignettes-kinds.ts";

const WIDTH = 320;
const HEIGHT = 180;

/** A bin in which leaves become earth. */
function composter(): string {
  return [
    shape("M-20-44h40l-4 44h-32Z", "leaf"),
    shape("M-24-54h48v10h-48Z", "cloth-green"),
    isen([...rowOfDots(-10, -26, 3, 10), ...rowOfDots(-8, -14, 3, 8)], 1.8),
  ].join("");
}

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

export type Vignette = keyof typeof VIGNETTES;
export const VIGNETTE_NAMES = Object.keys(VIGNETTES) as Vignette[];

/** A small picture of what a card is about, without a ground of its own. */
export function vignette(name: Vignette, time: Time): string {
  const parts = VIGNETTES[name]().join("");
  return dyed(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" fill="none">${parts}</svg>`,
    time,
  );
}
