const link = (href: string, name: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer">${name}</a>`;

const MAP = `Peta oleh ${link("https://www.openstreetmap.org/copyright", "OpenStreetMap")}`;
const BOUNDARIES = `batas: BPS, OCHA, ${link("https://www.geoboundaries.org", "geoBoundaries")} (CC BY 3.0 IGO)`;

/** The base map's authors, and the publisher of its borders if the licence asks for it. */
export function mapCredits(isCredited: boolean): string {
  return isCredited ? `${MAP}, ${BOUNDARIES}` : MAP;
}
