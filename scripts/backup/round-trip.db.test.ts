import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { DiskPhotoStore } from "@/lib/server/photos/disk-store";
import { MemoryPhotoStore } from "@/lib/server/photos/memory-store";
import { addEvent } from "@/prisma/factories/event";
import { applyMigrations, readSchemaFiles, type SchemaFiles } from "@/prisma/migrate";
import { restoreBackup } from "@/scripts/restore/restore-backup";
import { testDatabase } from "@/scripts/testing/database";
import { BackupArchive } from "./archive-reader";
import { ask, contentOf, filesIn, seededWorld, testFolder } from "./test-world";
import { writeBackup } from "./write-backup";

const world = await seededWorld();
const folder = await testFolder();
const file = join(folder, "utuh.tar");

/** @returns the folder of a second machine's photos, and how many migrations came after the backup */
async function restoreInto(url: string, from = file, options: { overwrite?: boolean; files?: SchemaFiles } = {}) {
  const photosFolder = await testFolder();
  const archive = await BackupArchive.open(from);
  const photos = new DiskPhotoStore(photosFolder);
  const restored = restoreBackup({ url, photos, archive, overwrite: false, ...options });
  const migrated = await restored.finally(() => archive.close());
  return { photosFolder, migrated };
}

beforeAll(async () => {
  await writeBackup({ url: world.url, photos: world.photos, file, secretMark: null, now: new Date() });
});

describe("a backup, restored elsewhere", async () => {
  const { url } = await testDatabase({ empty: true });
  let photosFolder: string;
  beforeAll(async () => {
    ({ photosFolder } = await restoreInto(url));
  });

  it("has every row of every table, every mail and every sequence", async () => {
    const before = await contentOf(world.url);
    expect(Object.values(before).flat().length).toBeGreaterThan(300);
    expect(before["pgboss.job"]).toHaveLength(1);
    expect(await contentOf(url)).toEqual(before);
  });

  it("has every photo, byte for byte", async () => {
    const names = await filesIn(world.photosFolder);
    expect(names).toHaveLength(6);
    expect(await filesIn(photosFolder)).toEqual(names);
    for (const name of names) {
      const path = join(name.slice(0, 2), name);
      expect(await readFile(join(photosFolder, path))).toEqual(await readFile(join(world.photosFolder, path)));
    }
  });

  it("leaves nothing to migrate, and counts on from where it was", async () => {
    expect(await applyMigrations(url)).toEqual([]);
    expect(await ask(url, "SELECT nextval('reports_id_seq') > max(id) FROM reports")).toBe(true);
  });

  it("still refuses what the schema refuses", async () => {
    await expect(ask(url, "UPDATE reports SET photo_id = gen_random_uuid()")).rejects.toThrow(/foreign key/);
    await expect(ask(url, "UPDATE deposit_entries SET amount = -2")).rejects.toThrow(/neither changed/);
    await expect(ask(url, "UPDATE deposit_receipts SET price_revision = 9")).rejects.toThrow(/neither changed/);
  });

  it("does not replace what is there unless told to", async () => {
    await ask(url, "UPDATE reports SET location = 'sesudah cadangan'");
    await expect(restoreInto(url)).rejects.toThrow("--timpa");
    await restoreInto(url, file, { overwrite: true });
    expect(await contentOf(url)).toEqual(await contentOf(world.url));
  });
});

it("takes a database that was only migrated for empty", async () => {
  const { url } = await testDatabase();
  await restoreInto(url);
  expect(await contentOf(url)).toEqual(await contentOf(world.url));
});

it("never takes what is not Sulur's for empty", async () => {
  const { url } = await testDatabase({ empty: true });
  await ask(url, "CREATE TABLE settings (key text)");
  await ask(url, "CREATE TABLE orang_lain AS SELECT 1 AS isi");
  await expect(restoreInto(url)).rejects.toThrow("--timpa");
  expect(await ask(url, "SELECT isi FROM orang_lain")).toBe(1);
});

it("is for nobody else to read, and never replaces another file", async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const again = { url: world.url, photos: world.photos, file, secretMark: null, now: new Date() };
  await expect(writeBackup(again)).rejects.toThrow("sudah ada");
  expect(await readdir(folder)).toEqual(["utuh.tar"]);
});

it("leaves nothing behind when somebody stops it", async () => {
  const stopping = new AbortController();
  const photos = {
    get: async (name: string) => {
      stopping.abort(new Error("stopped"));
      return world.photos.get(name);
    },
  };
  const before = await readdir(folder);
  const options = { url: world.url, photos, file: join(folder, "dihentikan.tar"), secretMark: null, now: new Date() };
  await expect(writeBackup({ ...options, stop: stopping.signal })).rejects.toThrow("stopped");
  expect(await readdir(folder)).toEqual(before);
});

it("names the photos that are missing instead of failing", async () => {
  const missing = { url: world.url, photos: new MemoryPhotoStore(), file: join(folder, "tanpa.tar"), secretMark: null };
  const { photos } = await writeBackup({ ...missing, now: new Date() });
  expect(photos).toEqual({ files: 0, missing: 6 });
});

it("holds no photo that staff have just covered or removed, though they could still undo that", async () => {
  const [photoId = ""] = world.photoIds;
  const { id: reportId } = await world.db.report.findFirstOrThrow();
  const { id } = await world.db.photoChange.create({ data: { photoId, reportId, createdAt: new Date() } });
  const options = { url: world.url, photos: world.photos, file: join(folder, "ditutup.tar"), secretMark: null };
  expect((await writeBackup({ ...options, now: new Date() })).photos).toEqual({ files: 4, missing: 0 });
  await world.db.photoChange.delete({ where: { id } });
});

it("is of one moment, whatever is written meanwhile", async () => {
  const { id } = await addEvent(world.db, { capacity: 100_000 });
  let writing = true;
  let written = 0;
  const write = async () => {
    for (; writing; written += 1) {
      await world.db.$transaction(async (transaction) => {
        await transaction.event.update({ where: { id }, data: { registered: { increment: 1 } } });
        await transaction.eventRegistration.create({ data: { eventId: id, status: "CONFIRMED", name: "Warga" } });
      });
    }
  };
  const writers = Promise.all([write(), write(), write()]);
  const during = join(folder, "sementara.tar");
  await writeBackup({ url: world.url, photos: world.photos, file: during, secretMark: null, now: new Date() });
  const atEnd = written;
  writing = false;
  await writers;
  expect(atEnd).toBeGreaterThan(0);

  const { url } = await testDatabase({ empty: true });
  await restoreInto(url, during);
  const counts = `SELECT registered - (SELECT count(*) FROM event_registrations WHERE event_id = ${id}) FROM events WHERE id = ${id}`;
  expect(Number(await ask(url, counts))).toBe(0);
});

describe("a file that is not as it was made", async () => {
  const whole = async () => Buffer.from(await readFile(file));

  it("is refused when it ends early, wherever that is", async () => {
    const bytes = await whole();
    for (const part of [0.001, 0.3, 0.7, 0.999]) {
      const short = join(folder, "pendek.tar");
      await writeFile(short, bytes.subarray(0, Math.floor(bytes.length * part)));
      await expect(BackupArchive.open(short)).rejects.toThrow(/terpotong atau berubah|bukan cadangan/);
    }
  });

  it("is refused when one bit of a row, a photo, a name or the sums is another", async () => {
    const bytes = await whole();
    const places = ["photos/", "tables/public.reports.copy.gz", "manifest.json", "SHA256SUMS"];
    for (const place of places) {
      const at = bytes.indexOf(place);
      for (const offset of [1, 512 + 40]) {
        const changed = Buffer.from(bytes);
        changed[at + offset] = (changed[at + offset] ?? 0) ^ 1;
        const path = join(folder, "berubah.tar");
        await writeFile(path, changed);
        await expect(BackupArchive.open(path), `${place} + ${offset}`).rejects.toThrow(
          /terpotong atau berubah|bukan cadangan/,
        );
      }
    }
  });

  it("is refused when it is something else, or not there", async () => {
    const other = join(folder, "lain.tar");
    await writeFile(other, "bukan cadangan".repeat(1_000));
    await expect(BackupArchive.open(other)).rejects.toThrow("bukan cadangan Sulur");
    await expect(BackupArchive.open(join(folder, "tiada.tar"))).rejects.toThrow("tidak ada");
  });
});

describe("a backup of another schema", async () => {
  const { migrations, objects } = await readSchemaFiles();

  it("goes forward when it is older", async () => {
    const old = await testDatabase({ empty: true });
    await applyMigrations(old.url, { migrations: migrations.slice(0, 3), objects: [] });
    await ask(old.url, "INSERT INTO settings (key, value) VALUES ('seeded', 'lama')");
    const from = join(folder, "lama.tar");
    await writeBackup({ url: old.url, photos: null, file: from, secretMark: null, now: new Date() });
    const { url } = await testDatabase({ empty: true });
    const { migrated } = await restoreInto(url, from);
    expect(migrated).toBeGreaterThan(10);
    expect(await ask(url, "SELECT value FROM settings")).toBe("lama");
    expect(await applyMigrations(url)).toEqual([]);
  });

  it("is refused when it is newer, before anything is touched", async () => {
    const { url } = await testDatabase({ empty: true });
    const files = { migrations: migrations.slice(0, -3), objects };
    await expect(restoreInto(url, file, { files })).rejects.toThrow("Sulur yang lebih baru");
    expect(await ask(url, "SELECT count(*)::int FROM pg_tables WHERE schemaname = 'public'")).toBe(0);
  });

  it("leaves everything as it was when a step fails in the middle", async () => {
    const { url } = await testDatabase({ empty: true });
    const { photosFolder } = await restoreInto(url);
    await ask(url, "UPDATE reports SET location = 'sesudah cadangan'");
    const before = await contentOf(url);
    const failing = { name: "29991231235959_gagal", sql: "ALTER TABLE tidak_ada ADD COLUMN x int;", checksum: "" };
    const files = { migrations: [...migrations, failing], objects };
    const restored = restoreInto(url, file, { overwrite: true, files });
    await expect(restored).rejects.toThrow("tidak_ada");
    expect(await contentOf(url)).toEqual(before);
    expect(await filesIn(photosFolder)).toHaveLength(6);
  });
});
