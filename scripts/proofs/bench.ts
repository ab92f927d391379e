import { Refusal, runCommand } from "../refusal.ts";

/** Each file's `run` prints its tables; they are loaded only when asked for. */
const BENCHES: Record<string, () => Promise<{ run(parameters?: string[]): Promise<void> }>> = {
  serving: () => import("./bench/serving.ts"),
  routes: () => import("./bench/routes.ts"),
  dynamic: () => import("./bench/dynamic.ts"),
  search: () => import("./bench/search.ts"),
  growth: () => import("./bench/growth.ts"),
  map: () => import("./bench/map-work.ts"),
  events: () => import("./bench/events.ts"),
  seats: () => import("./bench/seats.ts"),
  accounts: () => import("./bench/accounts.ts"),
  photos: () => import("./bench/photos.ts"),
};

/** Needs a file of points, so it runs only by its name. */
const AREAS = "areas";

await runCommand(async () => {
  const names = process.argv.slice(2);
  if (names[0] === AREAS) return (await import("./bench/areas.ts")).run(names.slice(1));
  const unknown = names.find((name) => !(name in BENCHES));
  if (unknown)
    throw new Refusal(`Pengukuran ${unknown} tidak dikenal. Pilihan: ${[...Object.keys(BENCHES), AREAS].join(", ")}.`);
  for (const [name, load] of Object.entries(BENCHES)) {
    if (names.length === 0 || names.includes(name)) await (await load()).run();
  }
});
