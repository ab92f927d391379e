/** Where the loop is, 0 to 1. Every movement comes back to its beginning with it. */
export type Phase = number;

/** To and fro around zero: so far, beginning so much later, so often in a loop. */
export function swing(phase: Phase, amount: number, later = 0, times = 1): number {
  return round(amount * Math.sin(2 * Math.PI * (times * phase + later)));
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function turned(degrees: number, [x, y]: readonly [number, number], drawing: string): string {
  return `<g transform="rotate(${round(degrees)} ${x} ${y})">${drawing}</g>`;
}

/** Leans with its foot where it is. */
export function leaning(degrees: number, drawing: string): string {
  return `<g transform="skewX(${round(degrees)})">${drawing}</g>`;
}

export function placed(x: number, y: number, drawing: string, scale = 1): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${drawing}</g>`;
}

/** Looks the other way. */
export function mirrored(drawing: string): string {
  return `<g transform="scale(-1 1)">${drawing}</g>`;
}

/** Shapes with the house's line of ink. */
export function inked(...drawings: string[]): string {
  return `<g stroke="var(--ink)" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">${drawings.join("")}</g>`;
}

export function shape(d: string, fill: string, extra = ""): string {
  return `<path d="${d}" fill="${fill === "none" ? fill : `var(--${fill})`}" ${extra}/>`;
}

/** A line without a filling. */
export function stroke(d: string, extra = ""): string {
  return shape(d, "none", extra);
}

export function dot(x: number, y: number, radius: number, fill: string, extra = ""): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--${fill})" ${extra}/>`;
}

/** An arm, a leg or a pole: a coloured stroke on a wider one of ink. */
export function limb(d: string, color: string, width = 9): string {
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="var(--ink)" stroke-width="${width + 4}"/><path d="${d}" stroke="var(--${color})" stroke-width="${width}"/></g>`;
}

/** Isen: the small dots that fill a batik shape. */
export function isen(at: readonly (readonly [number, number])[], radius = 2, color = "dot"): string {
  const dots = at.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join("");
  return `<g fill="var(--${color})" stroke="none">${dots}</g>`;
}

/** Dots in a row: from a point, so many, with a step. */
export function rowOfDots(x: number, y: number, count: number, stepX: number, stepY = 0): [number, number][] {
  return Array.from({ length: count }, (_, index) => [x + index * stepX, y + index * stepY]);
}
