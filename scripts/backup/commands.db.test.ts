import { spawn } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { ROOT } from "@/scripts/root";
import { administer } from "@/scripts/testing/administer";
import { testDatabase } from "@/scripts/testing/database";
import { S3Server } from "@/scripts/testing/s3-server";
import { contentOf, filesIn, seededWorld, testFolder } from "./test-world";

const SECRET = "rahasia-yang-sama-di-kedua-mesin-uji";
const world = await seededWorld();
const first = { DATABASE_URL: world.url, DATA_DIR: dirname(world.photosFolder), AUTH_SECRET: SECRET };
const folder = await testFolder();

async function run(command: string, parameters: string[], environment: Record<string, string>) {
  const script = ["--import", join(ROOT, "scripts/alias.mjs"), join(ROOT, "scripts", command)];
  const { DATABASE_URL: _url, ...rest } = process.env;
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...script, ...parameters], {
    cwd: ROOT,
    env: { ...rest, INIT_CWD: folder, ...environment },
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [output, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, complaint, code };
}

const backup = (parameters: string[], environment: Record<string, string>) => run("backup.ts", parameters, environment);
const restore = (parameters: string[], environment: Record<string, string>) =>
  run("restore.ts", parameters, environment);

/** A database as a host gives it: ours, on a server that is not. */
async function hostedDatabase(): Promise<string> {
  const { url } = await testDatabase({ empty: true });
  const address = new URL(url);
  const role = `r_${address.pathname.slice(-8)}`;
  await administer(inject("postgresUrl"), `CREATE ROLE "${role}" LOGIN PASSWORD 'sandi'`);
  await administer(inject("postgresUrl"), `ALTER DATABASE "${address.pathname.slice(1)}" OWNER TO "${role}"`);
  address.username = role;
  address.password = "sandi";
  return address.href;
}

describe("from a hosted database to the embedded one and back", () => {
  let embedded: { DATA_DIR: string; AUTH_SECRET: string };
  let hosted: string;
  beforeAll(async () => {
    embedded = { DATA_DIR: await testFolder(), AUTH_SECRET: SECRET };
    hosted = await hostedDatabase();
  });

  it("saves what a running Sulur holds into the folder where the person stands", async () => {
    const { output, complaint, code } = await backup(["satu.tar"], first);
    expect(complaint).toBe("");
    expect(output).toMatch(/Cadangan tersimpan di .*satu\.tar: \d+ baris, 1 surat, 6 berkas foto\./);
    expect(code).toBe(0);
    expect((await stat(join(folder, "satu.tar"))).mode & 0o077).toBe(0);
  });

  it("restores it into a data folder that holds nothing yet", async () => {
    const { output, complaint, code } = await restore(["satu.tar"], embedded);
    expect(complaint).toBe("");
    expect(output).toMatch(/^Dipulihkan dari .*: \d+ baris, 1 surat, 6 berkas foto\.\n$/);
    expect(code).toBe(0);
    expect(await filesIn(join(embedded.DATA_DIR, "photos"))).toEqual(await filesIn(world.photosFolder));
  });

  it("saves that one in its turn, though it does not run, and moves it to a host as a plain user", async () => {
    const saved = await backup([], embedded);
    expect(saved.complaint).toBe("");
    const file = /tersimpan di (\S+\.tar)/.exec(saved.output)?.[1] ?? "";
    expect(dirname(file)).toBe(join(embedded.DATA_DIR, "backups"));
    const moved = await restore([file], { DATABASE_URL: hosted, DATA_DIR: await testFolder(), AUTH_SECRET: SECRET });
    expect(moved.complaint).toBe("");
    expect(moved.code).toBe(0);
    expect(await contentOf(hosted)).toEqual(await contentOf(world.url));
  });

  it("replaces that host's rows only when told to, and says when the secret is another", async () => {
    const environment = { DATABASE_URL: hosted, DATA_DIR: await testFolder(), AUTH_SECRET: `lain-${SECRET}` };
    expect(await restore(["satu.tar"], environment)).toEqual({
      output: "",
      complaint: "Basis data itu sudah berisi. Tambahkan --timpa bila seluruh isinya boleh diganti dan hilang.\n",
      code: 1,
    });
    const replaced = await restore(["--timpa", "satu.tar"], environment);
    expect(replaced).toMatchObject({ complaint: "", code: 0 });
    expect(replaced.output).toContain("AUTH_SECRET di sini bukan yang dipakai saat cadangan dibuat");
  });
});

describe("with photos in an S3 store", () => {
  const store = new S3Server();
  let hosted: Record<string, string>;
  beforeAll(async () => {
    hosted = {
      DATABASE_URL: await hostedDatabase(),
      DATA_DIR: await testFolder(),
      AUTH_SECRET: SECRET,
      S3_ENDPOINT: await store.start(),
      S3_BUCKET: "sulur",
      S3_REGION: "id",
      S3_ACCESS_KEY_ID: "kunci",
      S3_SECRET_ACCESS_KEY: "rahasia",
    };
    await backup(["disk.tar"], first);
  });
  afterAll(() => store.stop());

  it("moves them there from a disk, and back", async () => {
    expect(await restore(["disk.tar"], hosted)).toMatchObject({ complaint: "", code: 0 });
    expect(store.objects.size).toBe(6);
    expect(await backup(["s3.tar"], hosted)).toMatchObject({ complaint: "", code: 0 });
    const disk = { DATABASE_URL: await hostedDatabase(), DATA_DIR: await testFolder(), AUTH_SECRET: SECRET };
    expect(await restore(["s3.tar"], disk)).toMatchObject({ complaint: "", code: 0 });
    expect(await filesIn(join(disk.DATA_DIR, "photos"))).toEqual(await filesIn(world.photosFolder));
  });

  it("says when it does not answer, and changes nothing", async () => {
    const before = await contentOf(hosted.DATABASE_URL ?? "");
    store.broken = true;
    const restored = await restore(["disk.tar", "--timpa"], hosted);
    expect(restored).toMatchObject({ output: "", code: 1 });
    expect(restored.complaint).toMatch(/^Penyimpanan foto tidak menerima foto.*basis data tidak berubah\.\n$/);
    expect(await contentOf(hosted.DATABASE_URL ?? "")).toEqual(before);
    expect(await backup(["tanpa-s3.tar"], hosted)).toEqual({
      output: "",
      complaint: "Penyimpanan foto tidak dapat dihubungi. Periksa isian S3_… lalu jalankan lagi.\n",
      code: 1,
    });
    expect((await readdir(folder)).filter((name) => name.includes("tanpa-s3"))).toEqual([]);
  });
});

it("leaves a database alone that a Sulur is using", async () => {
  await backup(["dua.tar"], first);
  await world.db.$queryRaw`SELECT 1`;
  expect(await restore(["dua.tar", "--timpa"], first)).toEqual({
    output: "",
    complaint: "Sulur sedang memakai basis data itu. Hentikan dahulu, lalu pulihkan lagi.\n",
    code: 1,
  });
});

it.each([
  ["backup.ts", ["a", "b"], "Sebut paling banyak satu berkas"],
  ["backup.ts", ["--semua"], "Sebut paling banyak satu berkas"],
  ["restore.ts", [], "Sebut satu berkas cadangan"],
  ["restore.ts", ["tiada.tar"], "tiada.tar tidak ada"],
])("answers %s %j with one sentence", async (command, parameters, sentence) => {
  const { output, complaint, code } = await run(command, parameters, first);
  expect(output).toBe("");
  expect(complaint).toContain(sentence);
  expect(complaint.trim().split("\n")).toHaveLength(1);
  expect(code).toBe(1);
});

it("says so when there is no Sulur to save", async () => {
  const empty = await hostedDatabase();
  const { complaint, code } = await backup(["tiga.tar"], { ...first, DATABASE_URL: empty });
  expect(complaint).toContain("belum berisi Sulur");
  expect(code).toBe(1);
});
