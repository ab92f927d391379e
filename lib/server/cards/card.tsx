import "server-only";
import "@/lib/server/decoders";
import { ImageResponse } from "next/og";
import sharp from "sharp";
import { Unavailable } from "@/lib/kernel/errors";
import { ConcurrencyLimit } from "@/lib/server/photos/concurrency-limit";
import { drawableText } from "./card-text";
import { drawingPanel } from "./drawing-panel";
import { cardFonts } from "./fonts";
import { mapPanel } from "./map-panel";

/** Shows an island with its coasts; no street, so that a rounded point is no more exact than it is. */
const ZOOM = 7;

const CARD_SIZE = { width: 1200, height: 630 };
/** WhatsApp shows no picture for a card heavier than this. */
const MAX_BYTES = 300_000;
const PANEL = { width: 460, height: CARD_SIZE.height };
const HALF = { width: PANEL.width, height: PANEL.height / 2 };

const INK = "#16201C";
const SOFT_INK = "#4F6058";
/** What a shared link shows of a thing. */
export interface ShareCard {
  /** Its state or kind, white on a colour. */
  badge: { text: string; colour: string };
  title: string;
  /** Stands in for a title in letters that cannot be drawn. */
  titleFallback: string;
  /** Where it is; null where that is not public or not known. */
  place: string | null;
  placeFallback: string;
  /** The two last lines: what it is called for short, and e.g. "Dilaporkan Sabtu, 14 Maret 2026". */
  name: string;
  meta: string;
  /** Of the house's drawings, where there is neither photo nor point; and the cloth that it stands on. */
  drawing: string;
  ground?: string;
}

/** A photo, a place before and after, a point on the map, or nothing. */
export type CardPhoto =
  | Uint8Array
  | readonly [before: Uint8Array, after: Uint8Array]
  | { latitude: number; longitude: number }
  | null;

/** Drawing takes a core for half a second; many cards asked for at once must not take the pages down. */
const AT_ONCE = 1;
const WAITING = 20;
const holder = globalThis as typeof globalThis & { sulurCardTurns?: ConcurrencyLimit };

/**
 * The 1200 × 630 picture of a shared link, as JPEG.
 * @param photo JPEG, PNG or WebP; two show a place before and after; of a point the island around it is drawn
 * @throws Unavailable while too many others wait for theirs
 */
export function drawCard(card: ShareCard, photo: CardPhoto): Promise<Buffer> {
  holder.sulurCardTurns ??= new ConcurrencyLimit(AT_ONCE, WAITING);
  return holder.sulurCardTurns.take(
    () => draw(card, photo),
    () => new Unavailable("Server sedang menggambar banyak kartu. Coba lagi sebentar lagi."),
  );
}

async function draw(card: ShareCard, photo: CardPhoto): Promise<Buffer> {
  const drawn = new ImageResponse(<Card {...card} />, { ...CARD_SIZE, fonts: await cardFonts() });
  const [text, panel] = await Promise.all([drawn.arrayBuffer(), panelOf(card, photo)]);
  const picture = await sharp(Buffer.from(text))
    .composite([{ input: panel, left: CARD_SIZE.width - PANEL.width, top: 0 }])
    .flatten({ background: "#FDFAF3" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encodeBelow(MAX_BYTES, picture.data, picture.info.channels);
}

function panelOf({ drawing, ground }: ShareCard, photo: CardPhoto): Promise<Buffer> {
  if (photo === null) return drawingPanel(drawing, ground);
  if (photo instanceof Uint8Array) return photoPanel(photo, PANEL);
  return "latitude" in photo ? mapPanel(photo, { ...PANEL, zoom: ZOOM, pin: 1 }) : pairPanel(photo);
}

/** Before above, after below, each with its word. */
async function pairPanel([before, after]: readonly [Uint8Array, Uint8Array]): Promise<Buffer> {
  const labels = new ImageResponse(<PairLabels />, { ...PANEL, fonts: await cardFonts() });
  const [above, below, words] = await Promise.all([
    // Not each its own most striking part: both show the same place.
    photoPanel(before, HALF, "centre"),
    photoPanel(after, HALF, "centre"),
    labels.arrayBuffer(),
  ]);
  return sharp({ create: { ...PANEL, channels: 3, background: "#FDFAF3" } })
    .composite([
      { input: above, left: 0, top: 0 },
      { input: below, left: 0, top: HALF.height },
      { input: Buffer.from(words), left: 0, top: 0 },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function photoPanel(photo: Uint8Array, size: typeof PANEL, position = "attention"): Promise<Buffer> {
  return sharp(photo)
    .resize({ ...size, fit: "cover", position })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function encodeBelow(maxBytes: number, pixels: Buffer, channels: 1 | 2 | 3 | 4): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of [84, 72, 58, 40]) {
    encoded = await sharp(pixels, { raw: { ...CARD_SIZE, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (encoded.byteLength < maxBytes) break;
  }
  return encoded;
}

function Card({ badge, title, titleFallback, place, placeFallback, name, meta }: ShareCard) {
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: "#FDFAF3",
        color: INK,
        fontFamily: "Plus Jakarta Sans",
      }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          width: CARD_SIZE.width - PANEL.width,
          height: "100%",
          padding: "52px 56px 48px",
        }}
      >
        <div
          style={{
            display: "flex",
            alignItems: "center",
            fontFamily: "Bricolage Grotesque",
            fontWeight: 700,
            fontSize: 36,
            color: "#185A3B",
          }}
        >
          <Logo />
          <span style={{ marginLeft: 14 }}>Sulur</span>
        </div>
        <div style={{ display: "flex", marginTop: 44 }}>
          <span
            style={{
              background: badge.colour,
              color: "#FFFFFF",
              borderRadius: 12,
              padding: "8px 20px",
              fontSize: 26,
              fontWeight: 600,
            }}
          >
            {badge.text}
          </span>
        </div>
        <div
          style={{
            display: "block",
            marginTop: 22,
            fontFamily: "Bricolage Grotesque",
            fontWeight: 700,
            fontSize: 58,
            lineHeight: 1.1,
            lineClamp: 3,
            wordBreak: "break-word",
          }}
        >
          {drawableText(title, titleFallback)}
        </div>
        {place === null ? null : (
          <div
            style={{
              display: "block",
              marginTop: 20,
              fontSize: 30,
              fontWeight: 600,
              lineHeight: 1.35,
              lineClamp: 2,
              wordBreak: "break-word",
            }}
          >
            {drawableText(place, placeFallback)}
          </div>
        )}
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            marginTop: "auto",
            paddingTop: 16,
            fontSize: 25,
            fontWeight: 500,
            color: SOFT_INK,
          }}
        >
          <span style={{ fontWeight: 600, color: INK }}>{drawableText(name, "")}</span>
          <span style={{ marginTop: 4 }}>{drawableText(meta, "")}</span>
        </div>
      </div>
    </div>
  );
}

function PairLabels() {
  return (
    <div style={{ display: "flex", flexDirection: "column", width: "100%", height: "100%" }}>
      {["Sebelum", "Sesudah"].map((word, index) => (
        <div
          key={word}
          style={{
            display: "flex",
            height: HALF.height,
            padding: 18,
            borderTop: index === 0 ? "none" : "4px solid #FDFAF3",
            fontFamily: "Plus Jakarta Sans",
            fontSize: 26,
            fontWeight: 600,
          }}
        >
          <span
            style={{
              alignSelf: "flex-start",
              padding: "6px 16px",
              borderRadius: 10,
              color: "#FFFFFF",
              background: INK,
            }}
          >
            {word}
          </span>
        </div>
      ))}
    </div>
  );
}

function Logo() {
  return (
    <svg width="52" height="52" viewBox="0 0 48 48" role="img" aria-label="Sulur">
      <path fill="#185A3B" d="M24 46C15 37 7 29.500 7 19.500a17 17 0 0 1 34 0C41 29.500 33 37 24 46Z" />
      <g transform="translate(24 19.500)">
        <path fill="#FDFAF3" d="M0-1C-5-2-10-6-11-11.500-5.500-10.500-1-6 0-1Z" />
        <path fill="#F3C65A" d="M0-1C1-6 5.500-10.500 11-11.500 10-6 5-2 0-1Z" />
        <path fill="#FDFAF3" d="M0 1C5 2 10 6 11 11.500 5.500 10.500 1 6 0 1Z" />
        <path
          fill="none"
          stroke="#FDFAF3"
          strokeWidth="2.200"
          strokeLinecap="round"
          d="M-1 1c-6 1-9.500 4-9.500 7.500 0 2.500 2 4 4 3.500 2.300-.6 2-3.700-.3-3.500"
        />
      </g>
    </svg>
  );
}
