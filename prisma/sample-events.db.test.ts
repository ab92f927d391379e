import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { applyMigrations } from "./migrate";
import { migrateUntilBefore } from "./test-upgrade";

const MIGRATION = "20261126154105_kegiatan_contoh";

/** Writes one event as the seed of an earlier version did. */
const SAMPLE = `
  INSERT INTO events (slug, kind, category, title, description, location, starts_at, ends_at, capacity, registered, revision, writer_key, updated_at)
  VALUES ($1, 'COMMUNITY', 'WORKSHOP', $2, 'Sampel', 'Balai warga', now() + interval '9 days', now() + interval '10 days', 40, 28, $3, 'system:seed', now())
  RETURNING id`;
const REGISTRATION = `
  INSERT INTO event_registrations (event_id, status, name, email, email_key, people, updated_at)
  VALUES ($1, $2, 'Budi', $3, $3, $4, now())`;

/** Slug, title and seats taken. */
type Shown = [slug: string, title: string, registered: number];

const WITHOUT_SAMPLES: Shown[] = [
  ["workshop-kompos", "Contoh: Workshop Kompos", 2],
  ["bersih-bersih-pantai", "Contoh: Bersih-Bersih Pantai", 0],
  ["kerja-bakti-rw-04", "Kerja Bakti RW 04", 1],
];
const WITH_SAMPLES: Shown[] = [
  ["diskusi-sampah-plastik", "Contoh: Diskusi Sampah Plastik", 28],
  ["workshop-kompos", "Contoh: Workshop Kompos", 28],
  ["bersih-bersih-pantai", "Contoh: Bersih-Bersih Pantai", 28],
  ["kerja-bakti-rw-04", "Kerja Bakti RW 04", 28],
];

describe.each([
  ["none", "loses the samples that nobody touched, and every invented registration", WITHOUT_SAMPLES],
  ["demo", "keeps its samples as they were, marked as such", WITH_SAMPLES],
])("a site of an earlier version that began with SEED=%s", async (seeded, shows, left) => {
  const { url } = await testDatabase({ empty: true });
  const client = new Client({ connectionString: url });
  const ids: Record<string, number> = {};

  async function addSample(title: string, revision = 0): Promise<number> {
    const { rows } = await client.query(SAMPLE, [title.toLowerCase().replaceAll(" ", "-"), title, revision]);
    return rows[0].id;
  }

  beforeAll(async () => {
    await migrateUntilBefore(url, MIGRATION);
    await client.connect();
    await client.query("INSERT INTO settings (key, value) VALUES ('seeded', $1)", [seeded]);
    ids.untouched = await addSample("Diskusi Sampah Plastik");
    ids.joined = await addSample("Workshop Kompos");
    ids.cancelled = await addSample("Bersih-Bersih Pantai", 1);
    ids.own = await addSample("Kerja Bakti RW 04", 2);
    await client.query(REGISTRATION, [ids.joined, "CONFIRMED", "budi@contoh.id", 2]);
    await client.query(REGISTRATION, [ids.joined, "WAITING", "sari@contoh.id", 3]);
    await client.query(REGISTRATION, [ids.own, "CONFIRMED", "budi@contoh.id", 1]);
    await applyMigrations(url);
  });
  afterAll(() => client.end());

  async function events() {
    const { rows } = await client.query("SELECT slug, title, registered FROM events ORDER BY id");
    return rows.map(({ slug, title, registered }) => [slug, title, registered]);
  }

  it("keeps every registration, and the links to its event", async () => {
    const { rows } = await client.query("SELECT event_id, status, people FROM event_registrations ORDER BY id");
    expect(rows.map((row) => [row.event_id, row.status, row.people])).toEqual([
      [ids.joined, "CONFIRMED", 2],
      [ids.joined, "WAITING", 3],
      [ids.own, "CONFIRMED", 1],
    ]);
    expect((await events()).map(([slug]) => slug)).toContain("workshop-kompos");
  });

  it(shows, async () => {
    expect(await events()).toEqual(left);
  });
});
