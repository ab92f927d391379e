import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { Refusal, runCommand } from "./refusal";
import { ROOT } from "./root";

const FILE = "sulur.cdx.json";
const MOST_BYTES = 64 * 1024 * 1024;

const Manifest = z.looseObject({ name: z.string(), devDependencies: z.unknown().optional() });
const Lock = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({ dev: z.boolean().optional(), devDependencies: z.unknown().optional() }),
  ),
});
const Bom = z.looseObject({
  components: z.array(z.looseObject({ name: z.string(), version: z.string(), purl: z.string() })),
});
export type Bom = z.infer<typeof Bom>;

/**
 * What Sulur is made of and built with, as CycloneDX, by npm itself from the lock file and without a network.
 * Left out are the packages that only checks and tests use; npm's own `--omit=dev` also leaves out some that we need.
 */
export async function softwareBill(root: string): Promise<Bom> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(root, file), "utf8"));
  const { devDependencies: _, ...manifest } = Manifest.parse(await read("package.json"));
  const lock = Lock.parse(await read("package-lock.json"));
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.dev) delete lock.packages[path];
  }
  delete lock.packages[""]?.devDependencies;
  const parent = await mkdtemp(join(tmpdir(), "sulur-sbom-"));
  try {
    // npm names the whole after its folder.
    const folder = join(parent, manifest.name);
    await mkdir(folder);
    await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
    await writeFile(join(folder, "package-lock.json"), JSON.stringify(lock));
    return Bom.parse(JSON.parse(await npmSbom(folder)));
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

async function npmSbom(folder: string): Promise<string> {
  const parameters = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"];
  const script = process.env.npm_execpath?.endsWith("npm-cli.js") ? process.env.npm_execpath : undefined;
  const [command, ...first] = script ? [process.execPath, script] : ["npm"];
  try {
    const { stdout } = await promisify(execFile)(command, [...first, ...parameters], {
      cwd: folder,
      maxBuffer: MOST_BYTES,
    });
    return stdout;
  } catch (error) {
    throw new Refusal(`npm tidak dapat menyusun daftarnya. ${error instanceof Error ? error.message.trim() : ""}`);
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const bom = await softwareBill(ROOT);
    await writeFile(join(ROOT, FILE), `${JSON.stringify(bom, null, 2)}\n`);
    process.stdout.write(`${bom.components.length} paket ditulis di ${FILE} (CycloneDX).\n`);
  });
}
