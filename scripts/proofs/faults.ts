import { type Finding, type Proofs, prove, runProofs } from "./findings.ts";

/** Each brings up a Sulur of its own in a temporary folder and harms it; loaded only when asked for. */
const FAULTS: Proofs<() => Promise<Finding | Finding[]>> = {
  stop: async () => (await import("./faults/kills.ts")).stopUnderLoad,
  database: async () => (await import("./faults/database.ts")).databaseAway,
  "kill-app": async () => (await import("./faults/kills.ts")).killApplication,
  "kill-database": async () => (await import("./faults/kills.ts")).killDatabase,
  disk: async () => (await import("./faults/disk.ts")).fullDisk,
};

await prove(() => runProofs(FAULTS, (make) => make()));
