import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { sourceHash } from "./build";

const root = await mkdtemp(join(tmpdir(), "sulur-sources-"));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

beforeEach(async () => {
  await write("app/page.tsx", "one");
  await write("package-lock.json", "{}");
});

afterAll(() => rm(root, { recursive: true }));

it.each(["app/page.tsx", "lib/reports/rules.ts", "content/tips/kompos.mdx", "package-lock.json", "next.config.ts"])(
  "asks for a new build when %s changes",
  async (path) => {
    const before = sourceHash(root);
    await write(path, "changed");
    expect(sourceHash(root)).not.toBe(before);
  },
);

it.each(["app/page.test.tsx", "e2e/report.spec.ts", "scripts/start.ts", "README.md", "node_modules/next/index.js"])(
  "keeps the build when %s changes",
  async (path) => {
    const before = sourceHash(root);
    await write(path, "changed");
    expect(sourceHash(root)).toBe(before);
  },
);

it("asks for a new build when a source is renamed or removed", async () => {
  const before = sourceHash(root);
  await rm(join(root, "app/page.tsx"));
  const without = sourceHash(root);
  await write("app/other.tsx", "one");
  expect(new Set([before, without, sourceHash(root)]).size).toBe(3);
});
