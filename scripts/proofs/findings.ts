import { setTimeout as pause } from "node:timers/promises";
import { Refusal, runCommand } from "@/scripts/refusal";
import { ensureBuild } from "@/scripts/serving/build";

/** What was promised for one fault, and what was seen. */
export interface Finding {
  fault: string;
  promise: string;
  measured: string;
  /** Null: this machine cannot make the fault. */
  fulfilled: boolean | null;
}

/** Each proof is loaded only when it is run. */
export type Proofs<Proof> = Record<string, () => Promise<Proof>>;

const WORDS = { true: "ya", false: "TIDAK", null: "tidak dicoba" };

/** Prints each finding. @returns how many of them broke their promise */
export function report(findings: readonly Finding[]): number {
  for (const { fault, promise, measured, fulfilled } of findings) {
    const verdict = WORDS[`${fulfilled}`].padEnd(14);
    process.stdout.write(`${verdict}${fault}\n              janji: ${promise}\n              nyata: ${measured}\n`);
  }
  return findings.filter(({ fulfilled }) => fulfilled === false).length;
}

/** The command of a proof: builds Sulur if need be, and ends with code 1 when the work says that a promise was broken. */
export async function prove(work: () => Promise<number>): Promise<void> {
  await runCommand(async () => {
    await ensureBuild(new AbortController().signal);
    const broken = await work();
    if (broken > 0) throw new Refusal(`${broken} janji tidak ditepati.`);
  });
}

/**
 * Runs the proofs named on the command line, or all; one that fails does not stop the others.
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
    const unfinished = (error: unknown) => ({
      fault: name,
      promise: "dapat dicoba sampai selesai",
      measured: error instanceof Error ? error.message : String(error),
      fulfilled: false,
    });
    broken += report([await Promise.resolve(run(proof)).catch(unfinished)].flat());
  }
  return broken;
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).replace(".", ",")} s`;

/** Waits until a condition holds. @returns after how many milliseconds @throws when it never does */
export async function until(condition: () => boolean | Promise<boolean>, withinMs: number): Promise<number> {
  const begun = performance.now();
  while (!(await condition())) {
    if (performance.now() - begun > withinMs) throw new Error(`did not happen within ${withinMs} ms`);
    await pause(20);
  }
  return performance.now() - begun;
}
