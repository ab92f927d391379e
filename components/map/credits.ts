const link = (href: string, name: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer">${name}</a>`;

const MAP = `Peta oleh ${link("https://www.openstreetmap.org/copyright", "OpenStreetMap")}`;
const BOUNDARIES = `batas: BPS, OCHA, ${link("https://www.geoboundaries.org", "geoBoundaries")} (CC BY 3.0 IGO)`;

/** Who made the base map; also who published its borders, where they must be named. */
export function mapCredits(isCredited: boolean): string {
  return isCredited ? `${MAP}, ${BOUNDARIES}` : MAP;
}
