import { xmlText } from "@/lib/format/xml";
import type { Poster } from "./posters";

/** A4 in millimetres. */
const PAGE = { width: 210, height: 297 };
const MARGIN = 20;
const HEM = 14;
const HEADING = 20;
const ROW = 19;
const BLANK = 22;

const GREEN = "#185A3B";
const SOFT_INK = "#4F6058";
const INK = "#16201C";

const SCENE = { width: 96, height: 54 };

/** One poster as an SVG whose texts can be changed in any drawing program. @param scene its drawing, an SVG too */
export function posterSvg({ title, heading, rows, blanks }: Poster, scene: string): string {
  const bottom = PAGE.height - HEM - 8 - blanks.length * BLANK;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}mm" height="${PAGE.height}mm" viewBox="0 0 ${PAGE.width} ${PAGE.height}" role="img" aria-label="${xmlText(title)}" font-family="'Plus Jakarta Sans', 'Segoe UI', Roboto, sans-serif">
<rect width="${PAGE.width}" height="${PAGE.height}" fill="#FDFAF3"/>
${hem(0)}${hem(PAGE.height - HEM)}
<text x="${MARGIN}" y="34" font-size="10" font-weight="700" fill="${GREEN}">Sulur</text>
${heading.map((line, index) => `<text x="${MARGIN}" y="${58 + index * HEADING}" font-size="18" font-weight="700" fill="${GREEN}">${xmlText(line)}</text>`).join("\n")}
${rows.map(({ text, colour = GREEN }, index) => row(text, colour, 58 + heading.length * HEADING + index * ROW)).join("\n")}
${scene.replace(/ width="\d+" height="\d+"/u, ` x="${PAGE.width - MARGIN - SCENE.width}" y="${bottom - 12 - SCENE.height}" width="${SCENE.width}" height="${SCENE.height}"`)}
${blanks.map((blank, index) => line(blank, bottom + index * BLANK)).join("\n")}
</svg>
`;
}

function hem(y: number): string {
  const repeats = PAGE.width / HEM;
  const leaves = Array.from({ length: repeats }, (_, index) => {
    const middle = index * HEM + HEM / 2;
    return `<path d="M${middle} ${y + HEM / 2}q-4-1-6-6 5 1 6 6 1-5 6-6-2 5-6 6 5 1 6 6-5-1-6-6-1 5-6 6 2-5 6-6" fill="none" stroke="#8CC79B" stroke-width=".5"/>`;
  }).join("");
  return `<rect y="${y}" width="${PAGE.width}" height="${HEM}" fill="${GREEN}"/>${leaves}`;
}

function row(text: string, colour: string, y: number): string {
  return `<circle cx="${MARGIN + 5}" cy="${y}" r="5" fill="${colour}"/><text x="${MARGIN + 15}" y="${y + 2.5}" font-size="7.2" font-weight="600" fill="${INK}">${xmlText(text)}</text>`;
}

function line(label: string, y: number): string {
  return `<text x="${MARGIN}" y="${y}" font-size="5" fill="${SOFT_INK}">${xmlText(label)}</text><path d="M${MARGIN} ${y + 13}H${PAGE.width - MARGIN}" stroke="${INK}" stroke-width=".5"/>`;
}
