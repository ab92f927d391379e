import "server-only";
import "@/lib/server/decoders";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { NAME_TILES, TILE_PIXELS, worldPoint } from "@/lib/map/world-point";
import { namesIn } from "@/lib/server/basemap/labels";
import { cardFonts } from "./fonts";
import { mapPanel } from "./map-panel";

interface Coordinates {
  latitude: number;
  longitude: number;
}

interface StripName {
  text: string;
  left: number;
  top: number;
}

/** Twice 560 × 96, the width of a mail. */
const SIZE = { width: 1120, height: 192 };
/** Some 150 m a pixel: a rounded point is no more exact on it than it is. */
const ZOOM = 10;
const BLOCK = TILE_PIXELS * NAME_TILES;
/** Names keep clear of the pin in the middle and of the strip's edges. */
const CLEAR = { x: 130, edge: 100, y: 72 };
const MOST_NAMES = 6;

/** The base map around a point as a strip for a mail: PNG of 1120 × 192 pixels, with the names of the places around it. */
export async function drawMapStrip(point: Coordinates): Promise<Buffer> {
  const names = <Names names={namesAround(point)} />;
  const [ground, text] = await Promise.all([
    mapPanel(point, { ...SIZE, zoom: ZOOM, pin: 0.55 }),
    new ImageResponse(names, { ...SIZE, fonts: await cardFonts() }).arrayBuffer(),
  ]);
  return sharp(ground)
    .composite([{ input: Buffer.from(text), left: 0, top: 0 }])
    .png({ palette: true, colours: 64 })
    .toBuffer();
}

function namesAround(point: Coordinates): StripName[] {
  const middle = worldPoint(point, ZOOM);
  const [west, east] = [-1, 1].map((side) => Math.floor((middle.x + (side * SIZE.width) / 2) / BLOCK));
  const [north, south] = [-1, 1].map((side) => Math.floor((middle.y + (side * SIZE.height) / 2) / BLOCK));
  const names: StripName[] = [];
  for (let column = west ?? 0; column <= (east ?? 0); column += 1) {
    for (let row = north ?? 0; row <= (south ?? 0); row += 1) {
      for (const { text, ...at } of namesIn(ZOOM, column, row)) {
        const { x, y } = worldPoint(at, ZOOM);
        const place = { text, left: x - middle.x, top: y - middle.y };
        if (isClear(place) && !names.some((other) => isOver(place, other))) names.push(place);
      }
    }
  }
  return names.slice(0, MOST_NAMES);
}

function isClear({ left, top }: StripName): boolean {
  const fromMiddle = Math.abs(left);
  return fromMiddle > CLEAR.x && fromMiddle < SIZE.width / 2 - CLEAR.edge && Math.abs(top) < CLEAR.y;
}

function isOver(one: StripName, other: StripName): boolean {
  return Math.abs(one.left - other.left) < 200 && Math.abs(one.top - other.top) < 36;
}

/** The font of the cards has no arrows. */
const withoutArrow = (text: string) => text.replace(/^[^\p{L}]+/u, "");

function Names({ names }: { names: StripName[] }) {
  return (
    <div style={{ display: "flex", position: "relative", width: "100%", height: "100%" }}>
      {names.map(({ text, left, top }) => (
        <div
          key={`${text} ${left}`}
          style={{
            position: "absolute",
            display: "flex",
            justifyContent: "center",
            width: 200,
            left: SIZE.width / 2 + left - 100,
            top: SIZE.height / 2 + top - 16,
            color: "#22302a",
            fontFamily: "Plus Jakarta Sans",
            fontWeight: 600,
            fontSize: 24,
          }}
        >
          {withoutArrow(text)}
        </div>
      ))}
    </div>
  );
}
