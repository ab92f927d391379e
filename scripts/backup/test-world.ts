import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll } from "vitest";
import { PHOTO_SIZES, photoFile } from "@/lib/photos/rules";
import { prepareJobs } from "@/lib/server/jobs/boss";
import { createMailer } from "@/lib/server/mail/mailer";
import { DiskPhotoStore } from "@/lib/server/photos/disk-store";
import { seed } from "@/prisma/seed";
import { testDatabase } from "@/scripts/testing/database";
import { inTransaction } from "./connect";

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** A folder that is gone after the file's last test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sulur-cadangan-"));
  folders.push(folder);
  return folder;
}

/** Words that a table's text form must carry through unharmed. */
const HARD_WORDS = 'tab\t, baris\nbaru, \\N, \\., "kutip", 🌱, \'; DROP TABLE reports; --';

/** A seeded database with waiting mails and photos on a disk, as a running Sulur leaves it. */
export async function seededWorld() {
  const { db, url } = await testDatabase();
  const photosFolder = join(await testFolder(), "photos");
  const photos = new DiskPhotoStore(photosFolder);
  await prepareJobs(url);
  await seed(db, { demo: true, adminUsername: "admin", adminPassword: async () => "Kata-Sandi-9-Admin" });
  const report = await db.report.findFirstOrThrow();
  await db.report.update({ where: { id: report.id }, data: { description: HARD_WORDS, latitude: -0.1 - 0.2 } });
  const { id: userId } = await db.user.findFirstOrThrow();
  await db.carbonRecord.create({
    data: {
      userId,
      mode: "SIMPLE",
      inputs: { a: [1e-7, null] },
      totalKg: 1 / 3,
      lowKg: 0,
      highKg: 1e21,
      parts: [],
      savedAt: new Date(),
    },
  });
  const { id: partnerId } = await db.partner.findFirstOrThrow();
  const { id: memberId } = await db.partnerMember.create({
    data: { partnerId, name: "Sari", requestKey: randomUUID() },
  });
  const now = new Date();
  const { id: receiptId } = await db.depositReceipt.create({
    data: {
      partnerId,
      memberId,
      requestKey: randomUUID(),
      contentHash: "0".repeat(64),
      weighedOn: now,
      deviceAt: now,
      receivedAt: now,
      priceRevision: 0,
    },
  });
  const entry = { partnerId, memberId, receiptId, requestKey: randomUUID(), note: HARD_WORDS };
  await db.depositEntry.create({ data: { ...entry, kind: "WITHDRAWAL", amount: -1 } });
  await db.$transaction((transaction) =>
    createMailer(db).enqueue(transaction, {
      kind: "report",
      to: { name: "Sari", address: "sari@contoh.test" },
      subject: HARD_WORDS,
      text: HARD_WORDS,
      html: HARD_WORDS,
    }),
  );
  const photoIds = await Promise.all(
    [1, 2, 3].map(async (number) => {
      const { id } = await db.photo.create({
        data: { id: randomUUID(), ownerKey: `user:${userId}`, width: 4, height: 3, bytes: 9 * number },
      });
      for (const size of PHOTO_SIZES) await photos.put(photoFile(id, size), Buffer.alloc(size * number, id));
      return id;
    }),
  );
  await db.report.update({ where: { id: report.id }, data: { photoId: photoIds[0] ?? null } });
  return { db, url, photos, photosFolder, photoIds };
}

/** Every row of every table of the application and every mail, and where every sequence stands. */
export async function contentOf(url: string): Promise<Record<string, string[]>> {
  return inTransaction(url, "BEGIN", async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`,
    );
    const content: Record<string, string[]> = {};
    for (const name of [...rows.map((row) => row.name), "pgboss.job"]) {
      content[name] = await linesOf(client, `SELECT "each"::text AS line FROM ${name} AS "each" ORDER BY 1`);
    }
    content.sequences = await linesOf(
      client,
      `SELECT sequencename || ' ' || coalesce(last_value::text, 'unused') AS line FROM pg_sequences
       WHERE schemaname = 'public' ORDER BY 1`,
    );
    return content;
  });
}

async function linesOf(client: Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(sql);
  return rows.map(({ line }) => line);
}

/** One column of one row, for what a test asks in between. */
export async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: "array" }).finally(() => client.end());
  return rows[0]?.[0];
}

/** Names of the photos' files in a disk store's folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
