import { type Finding, lineOf } from "./faults/finding.ts";
import { stopWorlds } from "./faults/world.ts";
import { Refusal, runCommand } from "./refusal.ts";
import { ensureBuild } from "./serving/build.ts";

type Make = () => Promise<Finding | Finding[]>;

/** Each brings up a Sulur of its own in a temporary folder and harms it; loaded only when asked for. */
const FAULTS: Record<string, () => Promise<Make>> = {
  requests: async () => (await import("./faults/requests.ts")).requests,
  crowd: async () => (await import("./faults/crowd.ts")).crowd,
  stop: async () => (await import("./faults/stop.ts")).stopUnderLoad,
  database: async () => (await import("./faults/database.ts")).databaseAway,
  "kill-app": async () => (await import("./faults/kills.ts")).killApplication,
  "kill-database": async () => (await import("./faults/kills.ts")).killDatabase,
  disk: async () => (await import("./faults/disk.ts")).fullDisk,
  geocoder: async () => (await import("./faults/geocoder.ts")).geocoder,
  clock: async () => (await import("./faults/clock.ts")).clock,
  mail: async () => (await import("./faults/mail.ts")).mailServer,
};

/** One that cannot be played to its end does not keep the others from theirs. */
function unfinished(fault: string, error: unknown): Finding {
  const measured = error instanceof Error ? error.message : String(error);
  return { fault, promise: "dapat dicoba sampai selesai", measured, kept: false };
}

for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.once(name, () => void stopWorlds().finally(() => process.exit(1)));
}

await runCommand(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in FAULTS));
  if (unknown) throw new Refusal(`Gangguan ${unknown} tidak dikenal. Pilihan: ${Object.keys(FAULTS).join(", ")}.`);
  await ensureBuild(new AbortController().signal);
  let broken = 0;
  for (const [name, load] of Object.entries(FAULTS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const make = await load();
    for (const finding of [await make().catch((error: unknown) => unfinished(name, error))].flat()) {
      process.stdout.write(lineOf(finding));
      if (finding.kept === false) broken += 1;
    }
  }
  if (broken > 0) throw new Refusal(`${broken} janji tidak ditepati.`);
});
