import { Refusal, runCommand } from "../refusal.ts";
import { ensureBuild } from "../serving/build.ts";
import type { Finding } from "./faults/finding.ts";
import { runProofs } from "./findings.ts";

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

await runCommand(async () => {
  await ensureBuild(new AbortController().signal);
  const broken = await runProofs<Make>(FAULTS, (make) => make());
  if (broken > 0) throw new Refusal(`${broken} janji tidak ditepati.`);
});
