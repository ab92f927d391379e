import { type Attack, memoryFinding, withTargets } from "./attack/target";
import { type Proofs, prove, report, runProofs } from "./findings";

/** What needs a real server, a crowd, a clock or memory; each runs against the server itself and behind deploy/nginx.conf. */
const ATTACKS: Proofs<Attack> = {
  paths: async () => (await import("./attack/paths")).paths,
  uploads: async () => (await import("./attack/uploads")).uploads,
  networks: async () => (await import("./attack/networks")).networks,
  clock: async () => (await import("./attack/clock")).clock,
};

/** `npm run attack` or `npm run attack -- paths uploads`. */
await prove(async () => {
  let broken = 0;
  await withTargets(async (target) => {
    process.stdout.write(`\n${target.name}\n\n`);
    broken += await runProofs(ATTACKS, (attack) => attack(target));
    broken += report([memoryFinding(target)]);
  });
  return broken;
});
