/** Each colour of the scene by day and by night: the dyes of app/tokens.css and mixtures of them. */
const COLORS = {
  sky: ["#fdfaf3", "#0e1613"],
  halo: ["#fdf3da", "#16231d"],
  ink: ["#16201c", "#070c0a"],
  sun: ["#f3c65a", "#fcebc2"],
  star: ["#fdfaf3", "#f3c65a"],
  cloud: ["#d9e6f2", "#1b4470"],
  "cloud-line": ["#2f6da3", "#8dbbea"],
  far: ["#b9d8c3", "#16352b"],
  hill: ["#8cc79b", "#185a3b"],
  "hill-near": ["#3a8f5b", "#12452e"],
  leaf: ["#22734a", "#1d6541"],
  "leaf-light": ["#8cc79b", "#3a8f5b"],
  water: ["#d9e6f2", "#1b4470"],
  "water-line": ["#2f6da3", "#8dbbea"],
  wall: ["#fdfaf3", "#8c7f66"],
  "wall-warm": ["#fcebc2", "#a58a52"],
  "wall-cool": ["#d3ead7", "#5d8069"],
  roof: ["#bf3b30", "#8e241c"],
  "roof-brown": ["#9a6236", "#6a3f1f"],
  wood: ["#9a6236", "#7b4c28"],
  "wood-dark": ["#6a3f1f", "#54310f"],
  window: ["#2f6da3", "#f3c65a"],
  path: ["#ebe1cb", "#4f6058"],
  grass: ["#d3ead7", "#12452e"],
  skin: ["#c98f5f", "#a56d42"],
  "skin-deep": ["#a86f42", "#85522c"],
  "cloth-green": ["#3a8f5b", "#2f7d4e"],
  "cloth-blue": ["#2f6da3", "#2a6296"],
  "cloth-navy": ["#1b4470", "#16385c"],
  "cloth-red": ["#bf3b30", "#ac352b"],
  "cloth-yellow": ["#f3c65a", "#dcb04b"],
  "cloth-pale": ["#f7f1e3", "#d8c9a8"],
  "cloth-grey": ["#4f6058", "#36463f"],
  dot: ["#fdfaf3", "#ebe1cb"],
} as const satisfies Record<string, readonly [day: string, night: string]>;

export const TIMES = ["siang", "malam"] as const;
export type Time = (typeof TIMES)[number];

/** Puts the colours of a time of day in the place of their names, which SVG outside a browser does not know. */
export function dyed(drawing: string, time: Time): string {
  const column = TIMES.indexOf(time);
  return drawing.replaceAll(/var\(--([a-z-]+)\)/gu, (_, name: string) => {
    const color = COLORS[name as keyof typeof COLORS]?.[column];
    if (!color) throw new Error(`The palette has no colour "${name}".`);
    return color;
  });
}
