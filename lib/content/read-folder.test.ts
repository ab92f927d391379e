import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { publishedSlugs, readContent } from "./read-folder";
import { TRUSTED_WORLD } from "./world";

const root = await mkdtemp(join(tmpdir(), "sulur-isi-"));
afterAll(() => rm(root, { recursive: true }));

it("leaves out what computers put beside the articles by themselves, and refuses what people do", async () => {
  for (const section of ["kisah", "tips"]) await mkdir(join(root, "content", section), { recursive: true });
  const put = (name: string) => writeFile(join(root, "content", "kisah", name), "bukan tulisan");
  await put(".DS_Store");
  await put("._kebun.mdx");
  expect([await readContent(root, TRUSTED_WORLD), await publishedSlugs(root)]).toEqual([[], []]);
  await put("kebun.jpg");
  await expect(readContent(root, TRUSTED_WORLD)).rejects.toThrow("content/kisah/kebun.jpg");
});
