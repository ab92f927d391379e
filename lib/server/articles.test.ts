import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";

const root = await mkdtemp(join(tmpdir(), "sulur-articles-"));
await mkdir(join(root, "content/kisah"), { recursive: true });
await mkdir(join(root, "content/tips"), { recursive: true });
await mkdir(join(root, "public/ilustrasi"), { recursive: true });
const TIP = "content/tips/kompos-dari-dapur.mdx";
await cp(TIP, join(root, TIP));
await writeFile(join(root, "content/tips/rusak.mdx"), "---\njudul: Kebun: di atap\ndraf: ya\n---\n\nBelum selesai.\n");

vi.stubEnv("NODE_ENV", "development");
vi.stubEnv("DATABASE_URL", "postgresql://sulur@127.0.0.1:1/sulur");
vi.stubEnv("AUTH_SECRET", "a".repeat(40));
vi.spyOn(process, "cwd").mockReturnValue(root);
const said = vi.spyOn(process.stderr, "write").mockReturnValue(true);
const { allArticles } = await import("./articles");
const { articleScreen } = await import("./article-page");

afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

it("a broken draft leaves the list under dev as it is, and is named in the terminal", async () => {
  expect((await allArticles()).map(({ slug }) => slug)).toEqual(["kompos-dari-dapur"]);
  expect(said.mock.calls.join()).toContain("content/tips/rusak.mdx baris 2: Isian tidak terbaca.");
});

it("the page of a broken draft says what to correct", async () => {
  await expect(articleScreen("tips", "rusak")).rejects.toThrow("content/tips/rusak.mdx baris 2: Isian tidak terbaca.");
});
