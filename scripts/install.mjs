// Brings node_modules and the generated database client to what the lock file and the schema say.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { waitForLock } from "./lock.mjs";

const NODE_MAJOR = 24;

/** @param {string[]} files */
function hashOf(...files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** @param {string} file */
const readOr = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** @param {string} command
 * @returns {boolean} whether it runs and is new enough */
function isNode(command) {
  const { stdout } = spawnSync(command, ["--version"], { encoding: "utf8" });
  return Number.parseInt(stdout?.slice(1) ?? "", 10) >= NODE_MAJOR;
}

/** npm writes down what it installed when it is through; so a half-finished install is never taken for a whole one.
 * @param {string} root */
function agreesWithLock(root) {
  const hidden = readOr(join(root, "node_modules/.package-lock.json"));
  if (!hidden) return false;
  /** @type {Record<string, { version?: string }>} */
  const installed = JSON.parse(hidden).packages;
  /** @type {Record<string, { version?: string, optional?: boolean }>} */
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === "") return true;
    return installed[path] ? installed[path].version === version : optional === true;
  });
}

/** @param {string} root
 * @returns {Promise<boolean>} */
function installPackages(root) {
  process.stderr.write("Memasang paket npm (hanya bila ada yang baru)…\n");
  const parameters = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  // npm tells its children where it is; without that the one on the PATH serves.
  const script = process.env.npm_execpath?.endsWith("npm-cli.js") ? process.env.npm_execpath : undefined;
  const preload = join(root, "scripts/serving/leave-with-parent.mjs");
  const [command, first] = script ? [process.execPath, ["--import", preload, script]] : ["npm", []];
  const child = spawn(command, [...first, ...parameters], {
    cwd: root,
    env: { ...process.env, SULUR_STARTER: String(process.pid), SULUR_LEAVE_BY: "SIGKILL" },
    // By the channel npm notices when we are killed; else it would go on beside the next install.
    stdio: script ? ["ignore", 2, 2, "ipc"] : ["ignore", 2, 2],
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("exit", (code) => resolve(code === 0));
  });
}

/** @param {string} root
 * @param {string} node */
function generateClient(root, node) {
  // Where the client stood until November 2026: it would be checked and built as a part of ours.
  rmSync(join(root, "prisma/generated"), { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(node, [join(root, "node_modules/prisma/build/index.js"), "generate"], {
    cwd: root,
    encoding: "utf8",
    // Any existing file stops the download of an engine that generating does not use.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: join(root, "package.json"),
      CHECKPOINT_DISABLE: "1",
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
    },
  });
  if (status !== 0)
    throw new Error(`Klien basis data tidak dapat dibuat dari prisma/schema.prisma.\n${stdout}${stderr}`);
}

/**
 * @param {string} root of the checkout
 * @returns {Promise<string>} the Node that all scripts run on
 */
export async function prepare(root) {
  const packages = [join(root, "package-lock.json"), join(root, "package.json")];
  const stamp = join(root, "node_modules/.sulur-install");
  const client = join(root, "node_modules/.prisma/client/.stamp");
  const ownNode = join(root, "node_modules/.bin/node");
  const node = () => (existsSync(ownNode) && isNode(ownNode) ? ownNode : undefined);
  const packagesHash = hashOf(...packages);
  const clientHash = hashOf(...packages, join(root, "prisma/schema.prisma"));
  const ready = () => readOr(stamp) === packagesHash && readOr(client) === clientHash && existsSync(ownNode);
  if (ready()) return ownNode;

  const release = await waitForLock(join(root, ".install.lock"), (pid) => {
    process.stderr.write(`Menunggu pemasangan lain selesai (proses ${pid})…\n`);
  });
  try {
    if (readOr(stamp) !== packagesHash || !node()) {
      if (!agreesWithLock(root) || !node()) {
        if (!(await installPackages(root))) {
          throw new Error(
            "Paket npm tidak dapat dipasang. Periksa sambungan ke registri npm dan ruang disk, lalu ulangi.",
          );
        }
      }
      if (!node()) throw new Error("Node 24 tidak ikut terpasang. Izinkan skrip pemasangan paket `node` pada npm.");
      writeFileSync(stamp, packagesHash);
    }
    if (readOr(client) !== clientHash) {
      generateClient(root, ownNode);
      writeFileSync(client, clientHash);
    }
  } finally {
    release();
  }
  return ownNode;
}
