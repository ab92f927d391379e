import { Refusal, runCommand } from "@/scripts/refusal";

/** Each file's `run` prints its tables; they are loaded only when asked for. */
const BENCHES: Record<string, () => Promise<{ run(parameters: string[]): Promise<void> }>> = {
  serving: () => import("./bench/serving"),
  routes: () => import("./bench/routes"),
  dynamic: () => import("./bench/dynamic"),
  search: () => import("./bench/search"),
  growth: () => import("./bench/growth"),
  phone: () => import("./bench/phone"),
  areas: () => import("./bench/areas"),
  "area-pages": () => import("./bench/area-pages"),
};

/** `npm run bench`, or one of them with its parameters. */
await runCommand(async () => {
  const [name, ...parameters] = process.argv.slice(2);
  if (name === undefined) {
    for (const one of ["serving", "routes", "dynamic", "search", "growth"]) await (await BENCHES[one]?.())?.run([]);
    return;
  }
  const load = BENCHES[name];
  if (!load) throw new Refusal(`Pengukuran ${name} tidak dikenal. Pilihan: ${Object.keys(BENCHES).join(", ")}.`);
  await (await load()).run(parameters);
});
