import { Refusal } from "../refusal.ts";
import { type Finding, lineOf } from "./faults/finding.ts";
import { stopWorlds } from "./faults/world.ts";

for (const name of ["SIGINT", "SIGTERM"] as const) {
  process.once(name, () => void stopWorlds().finally(() => process.exit(1)));
}

/** Proofs by name, each loaded only when it is run. */
export type Proofs<Proof> = Record<string, () => Promise<Proof>>;

/** One that cannot be run to its end does not stop the others. */
function unfinished(fault: string, error: unknown): Finding {
  const measured = error instanceof Error ? error.message : String(error);
  return { fault, promise: "dapat dicoba sampai selesai", measured, fulfilled: false };
}

/**
 * Runs the proofs named on the command line, or all.
 * @returns how many promises were broken
 * @throws Refusal for a name that does not exist
 */
export async function runProofs<Proof>(
  proofs: Proofs<Proof>,
  run: (proof: Proof) => Promise<Finding | Finding[]>,
): Promise<number> {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !(name in proofs));
  if (unknown) throw new Refusal(`${unknown} tidak dikenal. Pilihan: ${Object.keys(proofs).join(", ")}.`);
  let broken = 0;
  for (const [name, load] of Object.entries(proofs)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const proof = await load();
    const findings = await Promise.resolve(run(proof)).catch((error: unknown) => unfinished(name, error));
    broken += report([findings].flat());
  }
  return broken;
}

/** Prints each finding. @returns how many of them broke their promise */
export function report(findings: readonly Finding[]): number {
  for (const finding of findings) process.stdout.write(lineOf(finding));
  return findings.filter(({ fulfilled }) => fulfilled === false).length;
}
