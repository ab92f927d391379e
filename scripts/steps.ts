import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./root";

/** What one part of the checks came to. */
export interface Outcome {
  name: string;
  passed: number;
  failed: number;
  /** The failed tests, each by its file and name. */
  failures?: string[];
}

const ALIAS = join(ROOT, "scripts/alias.mjs");

/** Runs one of node_modules' programs under our Node, its output on our terminal. @returns its exit code */
export async function runTool(
  script: string,
  parameters: string[],
  variables: Record<string, string> = {},
): Promise<number> {
  const preload = script.endsWith(".ts") ? ["--import", ALIAS] : [];
  const child = spawn(process.execPath, [...preload, join(ROOT, script), ...parameters], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...variables },
  });
  const pass = (name: NodeJS.Signals) => child.kill(name);
  for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, pass);
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exit) => resolve(exit ?? 1));
  });
  for (const name of ["SIGINT", "SIGTERM"] as const) process.off(name, pass);
  return code;
}

/** What several parts came to together. */
export function totalOf(name: string, parts: readonly Outcome[]): Outcome {
  const sum = (kind: "passed" | "failed") => parts.reduce((total, part) => total + part[kind], 0);
  return { name, passed: sum("passed"), failed: sum("failed") };
}

/** One line that cannot be misread. */
export function lineOf({ name, passed, failed }: Outcome): string {
  return `${name}: ${passed} passed, ${failed} failed`;
}
