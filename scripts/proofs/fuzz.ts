import { randomInt } from "node:crypto";
import { Refusal } from "@/scripts/refusal";
import { runTool } from "@/scripts/steps";
import { prove } from "./findings";
import { fuzzServer } from "./fuzz/live";
import { inWorld } from "./world";

const MOST_REQUESTS = 200_000;

/**
 * `npm run fuzz [requests] [seed]`: hostile requests against every route, each time others unless a seed is given; then
 * as many as raw bytes against a real server.
 */
await prove(async () => {
  const [requests = 10_000, seed = randomInt(2 ** 31)] = process.argv.slice(2).map(Number);
  if (!Number.isInteger(requests) || requests < 1 || requests > MOST_REQUESTS || !Number.isInteger(seed)) {
    throw new Refusal(`Tulis jumlah permintaan dari 1 sampai ${MOST_REQUESTS}, lalu bila perlu benihnya.`);
  }
  const parameters = ["run", "--project", "db", "scripts/proofs/fuzz/contract.db.test.ts"];
  const settings = { SULUR_FUZZ_REQUESTS: String(requests), SULUR_FUZZ_SEED: String(seed) };
  const inProcess = await runTool("node_modules/vitest/vitest.mjs", parameters, settings);
  const faults = await inWorld({}, (world) => fuzzServer(world, requests, seed));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length + inProcess;
});
