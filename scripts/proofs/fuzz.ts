import { randomInt } from "node:crypto";
import { Refusal, runCommand } from "../refusal.ts";
import { runTool } from "../steps.ts";

const DEFAULT_REQUESTS = 10_000;
const MOST_REQUESTS = 200_000;
const SEEDS = 2 ** 31;

/**
 * `npm run fuzz [requests] [seed]`: hostile requests against every route, each time others unless a seed is given; then
 * as many as raw bytes against a real server.
 */
await runCommand(async () => {
  const [requests = DEFAULT_REQUESTS, seed = randomInt(SEEDS)] = process.argv.slice(2).map(Number);
  if (!Number.isInteger(requests) || requests < 1 || requests > MOST_REQUESTS || !Number.isInteger(seed)) {
    throw new Refusal(`Tulis jumlah permintaan dari 1 sampai ${MOST_REQUESTS}, lalu bila perlu benihnya.`);
  }
  const parameters = ["run", "--project", "db", "scripts/proofs/fuzz/contract.db.test.ts"];
  const inProcess = await runTool("node_modules/vitest/vitest.mjs", parameters, {
    SULUR_FUZZ_REQUESTS: String(requests),
    SULUR_FUZZ_SEED: String(seed),
  });
  process.exitCode = (await runTool("scripts/proofs/fuzz/live.ts", [String(requests), String(seed)])) || inProcess;
});
