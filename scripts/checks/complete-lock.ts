import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "@/scripts/root";

interface LockedPackage {
  version?: string;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockedPackage>;
}

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const PROCESSORS = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

/** Platform packages carry their platform in the name: `cli-linux-arm64-musl`, `swc-win32-x64-msvc`. */
function platformOf(name: string): Pick<LockedPackage, "cpu" | "os" | "libc"> {
  const parts = name.split(/[-/.]/);
  const os = SYSTEMS.filter((system) => parts.includes(system));
  const cpu = PROCESSORS.filter((processor) => parts.includes(processor));
  const libc = parts.includes("musl") ? ["musl"] : [];
  return { ...(cpu.length > 0 && { cpu }), ...(os.length > 0 && { os }), ...(libc.length > 0 && { libc }) };
}

function isLocked(packages: Lock["packages"], parent: string, name: string): boolean {
  for (let path = parent; ; path = path.slice(0, Math.max(0, path.lastIndexOf("/node_modules/")))) {
    if (packages[`${path ? `${path}/` : ""}node_modules/${name}`]) return true;
    if (!path.includes("/node_modules/")) return packages[`node_modules/${name}`] !== undefined;
  }
}

/**
 * `npm ci` insists that the lock file names the packages of every platform, also those that a registry did not have
 * when the file was written. Such entries have a version and a platform, but no checksum.
 * @returns the names that were missing
 */
export function completeLock(lock: Lock): string[] {
  const missing: string[] = [];
  for (const [parent, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(lock.packages, parent, name)) continue;
      missing.push(name);
      lock.packages[`node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(entry.dev && { dev: true }),
        optional: true,
      };
    }
  }
  return missing;
}

if (import.meta.main) {
  const file = join(ROOT, "package-lock.json");
  const lock: Lock = JSON.parse(await readFile(file, "utf8"));
  const missing = completeLock(lock);
  const sorted = Object.entries(lock.packages).toSorted(([left], [right]) => left.localeCompare(right, "en"));
  lock.packages = Object.fromEntries(sorted);
  if (missing.length > 0) await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`${missing.length} entri ditambahkan: ${missing.join(", ")}\n`);
}
