import { type Finding, type Proofs, prove, runProofs } from "./findings";

/** Each brings up a Sulur of its own in a temporary folder and harms it; loaded only when asked for. */
const FAULTS: Proofs<() => Promise<Finding | Finding[]>> = {
  stop: async () => (await import("./faults/kills")).stopUnderLoad,
  database: async () => (await import("./faults/database")).databaseAway,
  "kill-app": async () => (await import("./faults/kills")).killApplication,
  "kill-database": async () => (await import("./faults/kills")).killDatabase,
  disk: async () => (await import("./faults/disk")).fullDisk,
};

await prove(() => runProofs(FAULTS, (make) => make()));
