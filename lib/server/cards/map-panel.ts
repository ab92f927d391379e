import "server-only";
import "@/lib/server/decoders";
import sharp from "sharp";
import { worldPoint } from "@/lib/map/world-point";
import { drawGround } from "@/lib/server/basemap/tile";

interface PanelStyle {
  /** In pixels. */
  width: number;
  height: number;
  zoom: number;
  /** Scale of the pin; 1 is 144 pixels high. */
  pin: number;
}

const TILE = 256;

/** The base map around a point, with a pin whose tip is in the middle. Without names. PNG. */
export function mapPanel(
  point: { latitude: number; longitude: number },
  { width, height, zoom, pin }: PanelStyle,
): Promise<Buffer> {
  const { x, y } = worldPoint(point, zoom);
  const [left, top] = [x - width / 2, y - height / 2];
  const tiles: string[] = [];
  for (let column = Math.floor(left / TILE); column * TILE < left + width; column += 1) {
    for (let row = Math.floor(top / TILE); row * TILE < top + height; row += 1) {
      const ground = drawGround("light", zoom, column, row);
      tiles.push(
        `<svg x="${column * TILE - left}" y="${row * TILE - top}" width="${TILE}" height="${TILE}">${ground}</svg>`,
      );
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${tiles.join("")}
    <g transform="translate(${width / 2} ${height / 2}) scale(${pin})">
      <path d="M0 0C-36-38-50-60-50-88a50 50 0 0 1 100 0C50-60 36-38 0 0Z" fill="#BF3B30" stroke="#FDFAF3" stroke-width="6"/>
      <circle cy="-88" r="19" fill="#FDFAF3"/>
    </g>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
}
