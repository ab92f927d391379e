import { dot, isen, placed, rowOfDots, shape, stroke } from "./strokes.ts";

/** Each house stands with the middle of its floor at (0, 0). */
export function limasanHouse(): string {
  return [
    shape("M-88-84H88V0H-88Z", "wall"),
    shape("M-112-80-72-124h30l26-44h52l26 44h30l40 44Z", "roof"),
    stroke("M-42-124H62M-96-97H98"),
    isen([...rowOfDots(-82, -108, 10, 18), ...rowOfDots(-24, -138, 5, 14), ...rowOfDots(-94, -88, 12, 17)]),
    shape("M-16-62h34V0h-34Z", "cloth-green"),
    stroke("M1-62V0"),
    frame(-72, -60),
    frame(36, -60),
    shape("M-92 0h184v9H-92Z", "wood"),
  ].join("");
}

export function yellowHouse(): string {
  return [
    shape("M-70-92H70V0H-70Z", "wall-warm"),
    shape("M-88-86 0-158l88 72Z", "roof-brown"),
    shape("M-26-98 0-120l26 22Z", "wall-warm"),
    isen([...rowOfDots(-58, -94, 3, 12), ...rowOfDots(36, -94, 3, 12), ...rowOfDots(-12, -134, 3, 12)]),
    shape("M14-64h34V0H14Z", "wood"),
    dot(41, -30, 2, "ink"),
    frame(-50, -64),
    shape("M-74 0H74v8H-74Z", "wood-dark"),
    shape("M-52-24h42v10h-42Z", "roof"),
    shape("M-46-24c-4-10 4-16 6-16s10 6 6 16M-28-24c-4-12 4-18 6-18s10 6 6 18", "leaf-light"),
  ].join("");
}

function frame(x: number, y: number): string {
  const parts = [shape("M0 0h36v32H0Z", "window"), stroke("M18 0v32M0 16h36"), shape("M-4 32h44v5H-4Z", "wood")];
  return placed(x, y, parts.join(""));
}

const FRINGE = "c0 16 26 16 26 0".repeat(8);

/** @param tilt of the scales, in units of the drawing */
export function wasteBank(tilt = 2): string {
  return [
    stroke("M-84-96v96M84-96v96"),
    shape("M-78-70H78V0H-78Z", "wall-cool"),
    shape("M-88-70v70h8v-70ZM80-70v70h8v-70Z", "wood"),
    shape("M-104-74-80-122H80l24 48Z", "cloth-yellow"),
    stroke("M-62-122l-16 48M-20-122l-5 48M22-122l5 48M64-122l16 48"),
    shape(`M-104-74${FRINGE}Z`, "cloth-pale"),
    shape("M-80-34H80v10H-80Z", "wood"),
    isen(rowOfDots(-64, -12, 10, 14), 2, "leaf"),
    stroke(`M0-34v-18M-26 ${-50 + tilt}L26 ${-50 - tilt}`),
    shape(`M-40 ${-44 + tilt}h28c0 9-28 9-28 0ZM12 ${-44 - tilt}h28c0 9-28 9-28 0Z`, "cloth-pale"),
    stroke(`M-26 ${-50 + tilt}v6M26 ${-50 - tilt}v6`),
  ].join("");
}
