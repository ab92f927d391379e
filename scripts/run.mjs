// Every npm script comes through here: it works on any Node from 20, installs what is missing and goes on under Node 24.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepare } from "./install.mjs";
import { isUnwritable, unwritableRoot } from "./unwritable.mjs";

const scripts = dirname(fileURLToPath(import.meta.url));
const root = dirname(scripts);
const [command = "", ...parameters] = process.argv.slice(2);
const script = [`${command}.ts`, `${command}/${command}.ts`].map((name) => join(scripts, name)).find(existsSync);

const PARENT_CHECK_MS = 500;

/** @param {string} node
 * @param {string} file */
function handOver(node, file) {
  const child = spawn(
    node,
    ["--disable-warning=ExperimentalWarning", "--import", join(scripts, "alias.mjs"), file, ...parameters],
    // The channel carries nothing; the child notices by it when we are gone.
    { cwd: root, stdio: ["inherit", "inherit", "inherit", "ipc"] },
  );
  for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(name, () => child.kill(name));
  }
  // npm does not pass on every way to end it; without it we are nobody's.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid === parent || child.kill("SIGTERM"), PARENT_CHECK_MS).unref();
  }
  child.once("exit", (code, name) => {
    process.exitCode = code ?? 128 + (name ? constants.signals[name] : 0);
  });
}

if (!/^([a-z]+\/)?[a-z-]+$/.test(command) || !script) {
  process.stderr.write("Perintah tidak dikenal. Lihat daftar perintah di package.json.\n");
  process.exitCode = 1;
} else {
  try {
    handOver(await prepare(root), script);
  } catch (error) {
    const message = error instanceof Error ? error.message : error;
    process.stderr.write(`${isUnwritable(error) ? unwritableRoot(root) : message}\n`);
    process.exitCode = 1;
  }
}
