import { measureGrowth } from "./growth-table.ts";
import { growPlaces } from "./many-places.ts";
import { placeTasks } from "./places-tasks.ts";

const SIZES = (process.env.BENCH_PLACES ?? "1000,100000,1000000").split(",").map(Number);

/** What one question to the database about places takes as they grow in number: 95 of 100 take no longer. */
export function run(): Promise<void> {
  return measureGrowth({ title: "Lokasi", grow: growPlaces, tasks: placeTasks }, SIZES);
}
