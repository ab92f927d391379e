import type { Ctx } from "@/lib/kernel/ctx";
import { type Bounds, cellWindow } from "@/lib/map/grid";
import { listPlaces } from "@/lib/places/queries";
import { placeMap } from "@/lib/places/queries-map";
import { nearbyPlaces } from "@/lib/places/queries-nearby";
import { findPlace } from "@/lib/places/queries-page";
import { ListPlaces } from "@/lib/places/schemas";
import { searchEverything } from "@/lib/search/queries";
import { heldWord, PIECE_WORDS, type WordOf } from "./vocabulary.ts";

/** So many places or reports hold a word that is looked for as a rare one. */
const HELD = 30;
/** Of what `drawnWords` gives each of them. */
const TEXT_WORDS = PIECE_WORDS + 1;
const ZOOMS = [5, 7, 9, 11, 13, 15, 17];
/** A screen of 1280 × 800 px, in tiles of 256 px. */
const SCREEN = { wide: 5, high: 3.1 };

/** A question to the database; the questions of one kind differ by their number. */
export type GrowthTask = [name: string, ask: (ctx: Ctx, asked: number, size: number) => Promise<unknown>];

/** Screens over the whole country, at every zoom in turn. The golden ratio scatters them without chance. */
export function screenOf(asked: number): {
  bounds: Bounds;
  zoom: number;
  middle: { latitude: number; longitude: number };
} {
  const zoom = ZOOMS[asked % ZOOMS.length] ?? 5;
  const middle = {
    longitude: 96 + ((asked * 0.618034) % 1) * 44,
    latitude: -10 + ((asked * 0.414214) % 1) * 15,
  };
  const [width, height] = [(360 * SCREEN.wide) / 2 ** zoom, (360 * SCREEN.high) / 2 ** zoom];
  const { longitude, latitude } = middle;
  const bounds = [longitude - width / 2, latitude - height / 2, longitude + width / 2, latitude + height / 2] as const;
  return { bounds, zoom, middle };
}

function list(ctx: Ctx, query: Record<string, string | number>): Promise<unknown> {
  return listPlaces(ctx, ListPlaces.parse(query));
}

function found(ctx: Ctx, q: string): Promise<unknown> {
  return searchEverything(ctx, { q, kind: "place" }, []);
}

/** Held by about as many places or reports at every size: a page full of them is not measured against none. */
export function rareWord(wordOf: WordOf, asked: number, size: number): string {
  return heldWord(wordOf, { by: HELD, of: size, words: TEXT_WORDS }, asked);
}

export function placeTasks(wordOf: WordOf): GrowthTask[] {
  const rareInNames = (asked: number, size: number) => heldWord(wordOf, { by: HELD, of: size, words: 1 }, asked);
  return [
    [
      "peta",
      (ctx, asked) => {
        const { bounds, zoom } = screenOf(asked);
        return placeMap(ctx, cellWindow(bounds, zoom), zoom);
      },
    ],
    [
      "peta, jenis langka",
      (ctx, asked) => {
        const { bounds, zoom } = screenOf(asked);
        return placeMap(ctx, cellWindow(bounds, zoom), zoom, ["bank_sampah"]);
      },
    ],
    ["daftar terbaru", (ctx) => list(ctx, { limit: 20, kinds: "mangrove,bank_sampah" })],
    ["daftar terdekat", (ctx, asked) => list(ctx, { limit: 50, ...screenOf(asked).middle })],
    ["daftar area", (ctx, asked) => list(ctx, { limit: 50, bbox: screenOf(asked).bounds.join() })],
    ["nama langka", (ctx, asked, size) => list(ctx, { limit: 20, q: `taman ${rareInNames(asked, size)}` })],
    ["nama umum", (ctx) => list(ctx, { limit: 20, q: "taman" })],
    ["nama umum dalam area", (ctx, asked) => list(ctx, { limit: 50, q: "taman", bbox: screenOf(asked).bounds.join() })],
    ["dua huruf", (ctx) => list(ctx, { limit: 20, q: "ba" })],
    ["satu lokasi", (ctx, asked) => findPlace(ctx, asked + 1)],
    ["cari di seluruh situs, umum", (ctx) => found(ctx, "taman")],
    ["cari di seluruh situs, langka", (ctx, asked, size) => found(ctx, rareWord(wordOf, asked, size))],
    [
      "cari di seluruh situs, umum dan langka",
      (ctx, asked, size) => found(ctx, `sampah ${rareWord(wordOf, asked, size)}`),
    ],
    ["cari di seluruh situs, salah ketik", (ctx, asked, size) => found(ctx, `${rareWord(wordOf, asked, size)}x`)],
    ["mungkin sama", (ctx, asked) => nearbyPlaces(ctx, { ...screenOf(asked).middle, name: "Taman abcdef" })],
  ];
}
