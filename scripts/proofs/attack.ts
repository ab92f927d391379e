import { Refusal, runCommand } from "../refusal.ts";
import { ensureBuild } from "../serving/build.ts";
import type { Attack } from "./attack/target.ts";
import { memoryFinding, withTargets } from "./attack/target.ts";
import { type Proofs, report, runProofs } from "./findings.ts";

/** What strangers, neighbours and staff tried; each runs against the server itself and behind deploy/nginx.conf. */
const ATTACKS: Proofs<Attack> = {
  paths: async () => (await import("./attack/paths.ts")).paths,
  uploads: async () => (await import("./attack/uploads.ts")).uploads,
  secrets: async () => (await import("./attack/secrets.ts")).secrets,
  keys: async () => (await import("./attack/keys.ts")).keys,
  desk: async () => (await import("./attack/desk.ts")).desk,
  claims: async () => (await import("./attack/claims.ts")).claims,
  talk: async () => (await import("./attack/talk.ts")).talk,
  crowds: async () => (await import("./attack/crowds.ts")).crowds,
  networks: async () => (await import("./attack/networks.ts")).networks,
  texts: async () => (await import("./attack/texts.ts")).texts,
  overload: async () => (await import("./attack/overload.ts")).overload,
};

/** `npm run attack` or `npm run attack -- paths uploads`. */
await runCommand(async () => {
  await ensureBuild(new AbortController().signal);
  let broken = 0;
  await withTargets(async (target) => {
    process.stdout.write(`\n${target.name}\n\n`);
    broken += await runProofs(ATTACKS, (attack) => attack(target));
    broken += report([memoryFinding(target)]);
  });
  if (broken > 0) throw new Refusal(`${broken} janji tidak ditepati.`);
});
