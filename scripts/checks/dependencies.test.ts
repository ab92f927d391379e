import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ROOT } from "@/scripts/root";
import { softwareBill } from "@/scripts/sbom";

const Names = z.record(z.string(), z.string());
const Manifest = z.object({
  engines: z.object({ node: z.string() }),
  scripts: Names,
  dependencies: Names,
  devDependencies: Names,
  allowScripts: z.record(z.string(), z.boolean()),
});
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      optional: z.boolean().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

const manifest = Manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
const { "": _root, ...locked } = Lock.parse(JSON.parse(readFileSync("package-lock.json", "utf8"))).packages;
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
const withScripts = [...new Set(Object.keys(locked).filter((path) => locked[path]?.hasInstallScript))].map(nameOf);

describe("what Sulur stands on", () => {
  it("is asked for at one version exactly, the one in the lock", () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.-]+)?$/u);
      expect(locked[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  it("names the Node that it runs on, and commands that there are", () => {
    // The launcher alone, scripts/run.mjs, works on any from 20.
    expect(manifest.engines.node).toBe(`>=${manifest.dependencies.node?.split(".")[0]}`);
    const named = [...Object.values(manifest.scripts), readFileSync("prisma.config.ts", "utf8")].flatMap((text) =>
      [...text.matchAll(/scripts\/run\.mjs ([a-z/-]+)/gu)].map(([, name = ""]) => name),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(
      named.filter((name) => !existsSync(`scripts/${name}.ts`) && !existsSync(`scripts/${name}/${name}.ts`)),
    ).toEqual([]);
  });

  it("has a checksum in the lock; only other platforms' optional packages may lack one", () => {
    for (const [path, { integrity, optional, version }] of Object.entries(locked)) {
      expect(version, path).toBeTruthy();
      if (integrity === undefined) {
        expect(optional, path).toBe(true);
      } else expect(integrity, path).toMatch(/^sha512-/u);
    }
  });

  it("comes from the registry that npm is set to, never from an address of its own", () => {
    expect(Object.values(locked).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  it("runs no script while installing but those that docs/keamanan.md names", () => {
    const section = readFileSync("docs/keamanan.md", "utf8").split("## Paket dengan skrip pemasangan")[1] ?? "";
    const named = [...section.matchAll(/^\| `([^`]+)`/gmu)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(withScripts.toSorted());
  });

  it("allows no install script of a package that has none", () => {
    expect(Object.keys(manifest.allowScripts).filter((name) => !withScripts.includes(name))).toEqual([]);
  });
});

describe("the software bill of materials", () => {
  it("names what is served and built with, with its checksum, and nothing that only tests use", async () => {
    const bom = await softwareBill(ROOT);
    expect(bom).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: "sulur" } } });
    const next = bom.components.find(({ name }) => name === "next");
    expect(next).toMatchObject({
      purl: `pkg:npm/next@${manifest.dependencies.next}`,
      hashes: [{ alg: "SHA-512" }],
      licenses: [{ license: { id: "MIT" } }],
    });
    const listed = new Set(bom.components.map(({ purl }) => decodeURIComponent(purl)));
    for (const [name, version] of Object.entries(manifest.dependencies)) {
      expect(listed.has(`pkg:npm/${name}@${version}`), name).toBe(true);
    }
    for (const [name, version] of Object.entries(manifest.devDependencies)) {
      if (locked[`node_modules/${name}`]?.dev) expect(listed.has(`pkg:npm/${name}@${version}`), name).toBe(false);
    }
  });
});
