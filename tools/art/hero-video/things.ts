import { dot, isen, limb, placed, rowOfDots, shape, stroke } from "./strokes.ts";

/** A bin with its lid; its foot at (0, 0). @param sign what is drawn on its front */
export function bin(color: string, sign: string): string {
  return [
    shape("M-17-46h34l-4 46h-26Z", color),
    shape("M-20-54h40v8h-40Z", color),
    stroke("M-6-54v-5h12v5"),
    `<g stroke="var(--dot)" stroke-width="2.4">${sign}</g>`,
  ].join("");
}

/** What belongs into a bin, as simple as on a sticker. */
export const SIGNS = {
  leaf: stroke("M-7-14c-1-12 5-18 14-18 0 11-5 17-14 18ZM-8-12c3-6 6-10 11-14"),
  bottle: stroke("M-3-36h6v5c4 3 4 6 4 10v9h-14v-9c0-4 0-7 4-10Z"),
  paper: stroke("M-7-34h10l5 5v17h-15ZM-3-24h8M-3-18h8"),
  danger: stroke("M0-36l10 22h-20ZM0-28v6M0-18v.1"),
  dots: stroke("M-6-22v.1M0-22v.1M6-22v.1"),
} as const;

/** Batik on a line, with dots and buds for its isen. */
export function cloth(width: number, color: string, bloom: string): string {
  const buds = rowOfDots(14, 26, Math.floor(width / 26), 26).map(([x, y]) => placed(x, y, bud(bloom)));
  return [
    shape(`M0 0h${width}v64c-${width / 4} 8-${width / 2}-8-${width} 0Z`, color),
    ...buds,
    isen(rowOfDots(10, 10, Math.floor(width / 13), 13), 1.6),
    isen(rowOfDots(10, 52, Math.floor(width / 13), 13), 1.6),
  ].join("");
}

function bud(color: string): string {
  return (
    shape("M0 12C-9 6-9-6 0-12 9-6 9 6 0 12Z", color, 'stroke-width="1.6"') + dot(0, 0, 2.4, "dot", 'stroke="none"')
  );
}

/** A vat of dye. */
export function vat(color: string): string {
  return [
    shape("M-26-26h52l-6 26h-40Z", "wood"),
    `<ellipse cx="0" cy="-26" rx="26" ry="7" fill="var(--${color})"/>`,
    stroke("M-24-16h48"),
  ].join("");
}

/** A local train of so many cars; its wheels stand at y = 0. */
export function train(): string {
  const window = (x: number) => shape(`M${x}-50h22v18h-22Z`, "window");
  return [
    shape("M-150-64h96v56h-96Z", "wall"),
    shape("M-50-64H96c24 0 40 24 44 46v10H-50Z", "wall"),
    shape("M-150-22h96v8h-96ZM-50-22h188l2 8H-50Z", "cloth-red", 'stroke-width="1.6"'),
    window(-142),
    window(-112),
    window(-82),
    window(-40),
    window(-10),
    shape("M22-52h20v44H22Z", "cloth-blue"),
    window(52),
    shape("M86-50h12c14 0 24 10 30 22H86Z", "window"),
    shape("M-154-70h208c6 0 6 6 0 6h-208c-4 0-4-6 0-6Z", "cloth-navy"),
    ...[-130, -76, -30, 4, 66, 112].map((x) => dot(x, -4, 7, "ink") + dot(x, -4, 2.4, "cloth-yellow")),
  ].join("");
}

/** Rails on their sleepers. */
export function rails(): string {
  const sleepers = rowOfDots(-4, 0, 15, 24)
    .map(([x]) => `M${x} 168l-6 10`)
    .join("");
  return stroke(sleepers, 'stroke-width="5" stroke="var(--wood)"') + stroke("M-10 166h340M-10 176h340");
}

/** A phone with a map on it; its lower edge at (0, 0). */
export function phone(): string {
  return [
    shape("M-38-120h76c6 0 8 2 8 8V-8c0 6-2 8-8 8h-76c-6 0-8-2-8-8v-104c0-6 2-8 8-8Z", "cloth-navy"),
    shape("M-38-110h76v92h-76Z", "grass", 'stroke-width="1.6"'),
    shape("M-38-58c20-8 34 8 76-8v20c-36 12-54-4-76 6Z", "water", 'stroke-width="1.6"'),
    stroke("M-20-110v36M12-110v40M-38-86h76M4-40v22", 'stroke="var(--path)" stroke-width="3"'),
    shape("M10-46C2-56-6-62-6-72a16 16 0 0 1 32 0c0 10-8 16-16 26Z", "roof"),
    dot(10, -72, 5.5, "dot"),
    dot(0, -9, 4, "dot"),
  ].join("");
}

/** A basket from the market. */
export function basket(): string {
  return [
    stroke("M-34-44c0-46 68-46 68 0", 'stroke-width="6"'),
    stroke("M-34-44c0-46 68-46 68 0", 'stroke="var(--wood)" stroke-width="3"'),
    shape("M-30-44c-6-16 2-26 12-22 0-14 18-16 20-2 10-10 24 2 16 24Z", "leaf-light"),
    shape("M10-44c-2-18 8-26 14-26s10 12 8 26Z", "cloth-red"),
    shape("M-44-44h88l-10 44h-68Z", "cloth-yellow"),
    stroke("M-40-30h80M-37-15h74M-22-44l5 44M0-44v44M22-44l-5 44", 'stroke-width="1.6"'),
  ].join("");
}

/** A bottle that is filled again. */
export function tumbler(): string {
  return [
    shape("M-14-70h28l-3 70h-22Z", "cloth-blue"),
    shape("M-17-80h34v10h-34Z", "cloth-navy"),
    isen([...rowOfDots(-7, -44, 3, 7), ...rowOfDots(-7, -30, 3, 7)], 1.8),
    stroke("M-12-56h24"),
  ].join("");
}

/** A heap of bags under a slope. */
export function heap(): string {
  const bag = "M-22 0c-6-16 2-26 9-27l2-6h8l2 6c10 1 16 15 8 27Z";
  return [
    placed(-54, 0, shape(bag, "cloth-navy")),
    placed(-6, 2, shape(bag, "ink"), 1.15),
    placed(44, 0, shape(bag, "roof-brown")),
    placed(-28, -26, shape(bag, "cloth-blue"), 0.9),
    placed(22, -28, shape(bag, "cloth-navy"), 0.95),
    placed(-2, -50, shape(bag, "ink"), 0.8),
    stroke("M-50-18c4 4 4 10 2 14M-2-22c4 6 4 12 0 18M46-18c4 4 4 10 2 14", 'stroke="var(--dot)" stroke-width="1.6"'),
  ].join("");
}

/** A young tree in its bag of earth. */
export function potted(height: number): string {
  return [
    limb(`M0-20V-${20 + height}`, "wood", 3),
    shape(`M0-${height}c-16 2-22-8-22-18 14 0 20 8 22 18Z`, "leaf-light"),
    shape(`M0-${height + 10}c2-14 12-20 22-20 0 12-8 20-22 20Z`, "leaf"),
    shape(`M0-${height + 22}c-8-8-6-18 0-26 6 8 8 18 0 26Z`, "leaf-light"),
    shape("M-15-22h30l-4 22h-22Z", "ink"),
    isen(rowOfDots(-7, -10, 3, 7), 1.5),
  ].join("");
}
