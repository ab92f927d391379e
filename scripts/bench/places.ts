import type { Ctx } from "@/lib/kernel/ctx";
import { type Bounds, cellWindow } from "@/lib/map/grid";
import { listPlaces } from "@/lib/places/queries";
import { placeMap } from "@/lib/places/queries-map";
import { nearbyPlaces } from "@/lib/places/queries-nearby";
import { ListPlaces } from "@/lib/places/schemas";
import { createDatabase } from "../../prisma/client.ts";
import { applyMigrations } from "../../prisma/migrate.ts";
import { startTemporaryPostgres } from "../postgres/temporary.ts";
import { testContext, visitor } from "../testing/context.ts";
import { growPlaces } from "./many-places.ts";
import { printTable, quantile } from "./table.ts";

const SIZES = (process.env.BENCH_PLACES ?? "1000,100000,1000000").split(",").map(Number);
const ASKED = 200;
const WARM_UP = 20;
const ZOOMS = [5, 7, 9, 11, 13, 15, 17];
/** A screen of 1280 × 800 px, in tiles of 256 px. */
const SCREEN = { wide: 5, high: 3.1 };

type Task = [name: string, ask: (ctx: Ctx, asked: number) => Promise<unknown>];

/** Screens over the whole country, at every zoom in turn. The golden ratio scatters them without chance. */
function screenOf(asked: number): { bounds: Bounds; zoom: number; middle: { latitude: number; longitude: number } } {
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

const TASKS: Task[] = [
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
  ["nama langka", (ctx, asked) => list(ctx, { limit: 20, q: `taman ${(asked * 7919).toString(16).padStart(5, "0")}` })],
  ["nama umum", (ctx) => list(ctx, { limit: 20, q: "taman" })],
  ["nama umum dalam area", (ctx, asked) => list(ctx, { limit: 50, q: "taman", bbox: screenOf(asked).bounds.join() })],
  ["dua huruf", (ctx) => list(ctx, { limit: 20, q: "ab" })],
  ["mungkin sama", (ctx, asked) => nearbyPlaces(ctx, { ...screenOf(asked).middle, name: "Taman abcdef" })],
];

async function timesOf(ctx: Ctx, ask: Task[1]): Promise<number[]> {
  for (let asked = 0; asked < WARM_UP; asked += 1) await ask(ctx, asked);
  const times: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const start = performance.now();
    await ask(ctx, asked);
    times.push(performance.now() - start);
  }
  return times;
}

/** What one question to the database about places takes as they grow in number: 95 of 100 take no longer. */
export async function run(): Promise<void> {
  const postgres = await startTemporaryPostgres();
  const db = createDatabase(postgres.url, { poolMax: 2, patient: true });
  const ctx = testContext(db, visitor("ukur"), new Date());
  const rows = TASKS.map(([name]) => [name]);
  try {
    await applyMigrations(postgres.url);
    for (const size of SIZES) {
      await growPlaces(postgres.url, size);
      for (const [index, [, ask]] of TASKS.entries()) {
        const times = await timesOf(ctx, ask);
        rows[index]?.push(quantile(times, 0.5).toFixed(1), quantile(times, 0.95).toFixed(1));
      }
    }
  } finally {
    await db.$disconnect();
    await postgres.stop();
  }
  const head = SIZES.flatMap((size) => [`${size.toLocaleString("id")}: p50`, "p95 ms"]);
  printTable(["Lokasi", ...head], rows);
}
