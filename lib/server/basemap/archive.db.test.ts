import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type PMTiles as Archive, PMTiles } from "pmtiles";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { GET } from "@/app/(public)/ubin/jalan.pmtiles/route";
import { testSite } from "@/lib/server/auth/test-site";
import { expireTags } from "@/lib/server/cache";
import { testDatabase } from "@/scripts/testing/database";
import { smallArchive } from "@/scripts/testing/pmtiles";
import { S3Server } from "@/scripts/testing/s3-server";
import { tileUrl } from "./borders";

const { db, url } = await testDatabase();
await testSite({ db, url });
const bucket = new S3Server();
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sulur-streets-"));
  vi.stubEnv("DATA_DIR", folder);
  await writeFile(join(folder, "indonesia.pmtiles"), smallArchive());
  await writeFile(join(folder, "gambar.png"), "PNG".repeat(60));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await bucket.stop();
});

async function run(...parameters: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: url, INIT_CWD: folder };
  const command = ["--import", "./scripts/alias.mjs", "scripts/basemap.ts", ...parameters];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { env }).catch((error) => error);
  await expireTags(["borders"]);
  return stdout + stderr;
}

const ask = (headers: Record<string, string>) => GET(new Request("http://sulur.test/ubin", { headers }));

/** What the browser's library reads through the route. */
function throughRoute(): Archive {
  return new PMTiles({
    getKey: () => "streets",
    getBytes: async (offset, length) => {
      const answer = await ask({ range: `bytes=${offset}-${offset + length - 1}` });
      return { data: await answer.arrayBuffer() };
    },
  });
}

it("refuses what is no archive of vector tiles, and says so", async () => {
  expect(await run()).toContain("Sebut satu berkas");
  expect(await run("tidak-ada.pmtiles")).toContain("tidak dapat dibuka");
  expect(await run("gambar.png")).toContain("bukan berkas PMTiles versi 3");
  expect(await tileUrl()).toContain("openstreetmap");
  expect((await ask({ range: "bytes=0-99" })).status).toBe(404);
});

it("serves an archive from the disk in ranges with an ETag, until it is taken away", async () => {
  const whole = smallArchive();
  expect(await run("indonesia.pmtiles")).toContain("mulai sekarang");
  expect(await tileUrl()).toMatch(/^\/ubin\/jalan\.pmtiles\?v=\w+-\w+$/u);
  const part = await ask({ range: "bytes=5-9" });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 5-9/${whole.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(5, 10));
  const etag = part.headers.get("etag") ?? "";
  expect((await ask({ range: "bytes=5-9", "if-none-match": etag })).status).toBe(304);
  expect((await ask({ range: "bytes=100-999999" })).headers.get("content-range")).toBe(
    `bytes 100-${whole.length - 1}/${whole.length}`,
  );
  for (const range of ["", "bytes=9-5", "bytes=-5", "bytes=0-1,3-4", "bytes=x"]) {
    expect((await ask(range === "" ? {} : { range })).status, range).toBe(416);
  }
  const archive = throughRoute();
  expect(await archive.getHeader()).toMatchObject({ tileType: 1, maxZoom: 0 });
  expect(Buffer.from((await archive.getZxy(0, 0, 0))?.data ?? new ArrayBuffer())).toEqual(whole.subarray(-30));

  expect(await run("--hapus")).toContain("dilepas");
  expect(await tileUrl()).toContain("openstreetmap");
  expect((await ask({ range: "bytes=5-9" })).status).toBe(404);
});

it("reads no more than whoever asks for much takes", async () => {
  const large = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
  await writeFile(join(folder, "jalan.pmtiles"), large);
  const reader = (await ask({ range: "bytes=7-" })).body?.getReader();
  expect((await reader?.read())?.value?.byteLength).toBeLessThan(200_000);
  await reader?.cancel();
  const whole = await ask({ range: "bytes=7-" });
  expect(whole.headers.get("content-length")).toBe("299993");
  expect(Buffer.from(await whole.arrayBuffer()).equals(large.subarray(7))).toBe(true);
  await rm(join(folder, "jalan.pmtiles"));
});

it("serves the same from a bucket", async () => {
  vi.stubEnv("S3_ENDPOINT", await bucket.start());
  for (const name of ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) vi.stubEnv(name, "sulur");
  vi.resetModules();
  const { readArchive } = await import("./archive");
  const { env } = await import("@/lib/server/env");
  expect(await run("indonesia.pmtiles")).toContain("mulai sekarang");
  const part = await readArchive(env(), 5, 9);
  expect(part).toMatchObject({ size: smallArchive().length, bytes: new Uint8Array(smallArchive().subarray(5, 10)) });
  expect(part?.etag).toMatch(/^".+"$/u);
});
