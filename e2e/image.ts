import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { ROOT } from "@/scripts/root";

const Command = z.array(z.string());
const Variables = z.object({ NODE_ENV: z.literal("production") }).catchall(z.string());
const Compose = z.looseObject({ services: z.looseObject({ prepare: z.looseObject({ command: Command }) }) });

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Commands and environment from the last stage of the Dockerfile. */
function imageSettings() {
  const [, stage = ""] = read("Dockerfile").split(/^FROM .*-slim$/mu);
  const pairs = [...stage.matchAll(/^ENV (.+)$/gmu)].flatMap(([, line = ""]) => line.split(" "));
  const commandAfter = (before: RegExp) => {
    const [, json = ""] = new RegExp(`${before.source}CMD (\\[.+\\])$`, "mu").exec(stage) ?? [];
    return Command.parse(JSON.parse(json));
  };
  return {
    variables: Variables.parse(Object.fromEntries(pairs.map((pair) => pair.split("=")))),
    serve: commandAfter(/^/u),
    checkHealth: commandAfter(/^HEALTHCHECK .*\\\n\s+/u),
  };
}

/** The commands of the image: compose's own for preparing the database, and those of the Dockerfile. */
export function imageCommands() {
  const { services } = Compose.parse(parse(read("compose.yaml"), { merge: true }));
  const { serve, checkHealth } = imageSettings();
  return { prepare: services.prepare.command, serve, checkHealth };
}

/** Starts a command in the unpacked image, with nothing of this process's environment but the path to Node. */
export function runInImage(
  folder: string,
  [program = "", ...parameters]: string[],
  set: Record<string, string>,
): ChildProcess {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  return spawn(program, parameters, {
    cwd: folder,
    env: { PATH: path, ...imageSettings().variables, ...set },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** @returns how it ended, and all that it said */
export async function resultOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  return { code, output };
}

/** Brings an empty database to where the image's server starts from, as a deployment does. */
export async function prepareDatabase(folder: string, set: Record<string, string>): Promise<void> {
  const { code, output } = await resultOf(runInImage(folder, imageCommands().prepare, set));
  if (code !== 0) throw new Error(`The image cannot prepare its database:\n${output}`);
}
