import "server-only";
import "@/lib/server/decoders";
import sharp from "sharp";

/** Kawung, one of the house's batik motifs, one repeat of 64 × 64. */
const KAWUNG = `
  <g fill="none" stroke="#3A8F5B" stroke-width="1.6">
    <path d="M32 32C20 30 5 18 0 0c18 5 30 20 32 32Z"/><path d="M32 32C34 20 46 5 64 0c-5 18-20 30-32 32Z"/>
    <path d="M32 32c12 2 27 14 32 32-18-5-30-20-32-32Z"/><path d="M32 32c-2 12-14 27-32 32 5-18 20-30 32-32Z"/>
  </g>
  <g fill="#F3C65A" fill-opacity=".55">
    <circle cx="15.5" cy="15.5" r="1.6"/><circle cx="48.500" cy="15.5" r="1.6"/>
    <circle cx="48.5" cy="48.5" r="1.6"/><circle cx="15.5" cy="48.5" r="1.6"/>
  </g>`;

/** A leaf-green cloth with a map pin, for what has neither photo nor place. PNG. */
export function ornamentPanel({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><pattern id="kawung" width="92" height="92" patternUnits="userSpaceOnUse"><g transform="scale(1.4375)">${KAWUNG}</g></pattern></defs>
    <rect width="100%" height="100%" fill="#185A3B"/>
    <rect width="100%" height="100%" fill="url(#kawung)"/>
    <g transform="translate(${width / 2} ${height / 2})">
      <circle r="112" fill="#12452E"/>
      <path d="M0 74C-36 36-50 14-50-14a50 50 0 0 1 100 0C50 14 36 36 0 74Z" fill="#FDFAF3"/>
      <circle cy="-14" r="19" fill="#BF3B30"/>
    </g>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}
