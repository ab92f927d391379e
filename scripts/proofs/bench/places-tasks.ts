import type { Ctx } from "@/lib/kernel/ctx";
import { type Bounds, cellWindow } from "@/lib/map/grid";
import { listPlaces } from "@/lib/places/queries";
import { placeMap } from "@/lib/places/queries-map";
import { nearbyPlaces } from "@/lib/places/queries-nearby";
import { findPlace } from "@/lib/places/queries-page";
import { ListPlaces } from "@/lib/places/schemas";
import { searchEverything } from "@/lib/search/queries";
import { FRAGMENT_WORDS, heldWord, type WordOf } from "./vocabulary.ts";

/** So many places or reports hold a word that is looked for as a rare one. */
const HELD = 30;
/** Of what `drawnWords` gives each of them. */
const TEXT_WORDS = FRAGMENT_WORDS + 1;
const ZOOMS = [5, 7, 9, 11, 13, 15, 17];
/** A screen of 1280 × 800 px, in tiles of 256 px. */
const SCREEN = { wide: 5, high: 3.1 };

/** A question to the database; the questions of one kind differ by their number. */
export type GrowthTask = [name: string, ask: (ctx: Ctx, attempt: number, size: number) => Promise<unknown>];

/** Screens over the whole country, at every zoom in turn. The golden ratio scatters them without chance. */
export function screenOf(attempt: number): {
  bounds: Bounds;
  zoom: number;
  middle: { latitude: number; longitude: number };
} {
  const zoom = ZOOMS[attempt % ZOOMS.length] ?? 5;
  const middle = {
    longitude: 96 + ((attempt * 0.618034) % 1) * 44,
    latitude: -10 + ((attempt * 0.414214) % 1) * 15,
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
export function rareWord(wordOf: WordOf, attempt: number, size: number): string {
  return heldWord(wordOf, { by: HELD, of: size, words: TEXT_WORDS }, attempt);
}

export function placeTasks(wordOf: WordOf): GrowthTask[] {
  const rareInNames = (attempt: number, size: number) => heldWord(wordOf, { by: HELD, of: size, words: 1 }, attempt);
  return [
    [
      "peta",
      (ctx, attempt) => {
        const { bounds, zoom } = screenOf(attempt);
        return placeMap(ctx, cellWindow(bounds, zoom), zoom);
      },
    ],
    [
      "peta, jenis langka",
      (ctx, attempt) => {
        const { bounds, zoom } = screenOf(attempt);
        return placeMap(ctx, cellWindow(bounds, zoom), zoom, ["bank_sampah"]);
      },
    ],
    ["daftar terbaru", (ctx) => list(ctx, { limit: 20, kinds: "mangrove,bank_sampah" })],
    ["daftar terdekat", (ctx, attempt) => list(ctx, { limit: 50, ...screenOf(attempt).middle })],
    ["daftar area", (ctx, attempt) => list(ctx, { limit: 50, bbox: screenOf(attempt).bounds.join() })],
    ["nama langka", (ctx, attempt, size) => list(ctx, { limit: 20, q: `taman ${rareInNames(attempt, size)}` })],
    ["nama umum", (ctx) => list(ctx, { limit: 20, q: "taman" })],
    [
      "nama umum dalam area",
      (ctx, attempt) => list(ctx, { limit: 50, q: "taman", bbox: screenOf(attempt).bounds.join() }),
    ],
    ["dua huruf", (ctx) => list(ctx, { limit: 20, q: "ba" })],
    ["satu lokasi", (ctx, attempt) => findPlace(ctx, attempt + 1)],
    ["cari di seluruh situs, umum", (ctx) => found(ctx, "taman")],
    ["cari di seluruh situs, langka", (ctx, attempt, size) => found(ctx, rareWord(wordOf, attempt, size))],
    [
      "cari di seluruh situs, umum dan langka",
      (ctx, attempt, size) => found(ctx, `sampah ${rareWord(wordOf, attempt, size)}`),
    ],
    ["cari di seluruh situs, salah ketik", (ctx, attempt, size) => found(ctx, `${rareWord(wordOf, attempt, size)}x`)],
    ["mungkin sama", (ctx, attempt) => nearbyPlaces(ctx, { ...screenOf(attempt).middle, name: "Taman abcdef" })],
  ];
}
