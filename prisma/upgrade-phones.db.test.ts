import { expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { applyMigrations } from "./migrate";
import { migrateUntilBefore } from "./test-upgrade";

const { db, url } = await testDatabase({ empty: true });

/** Stored by earlier versions → what it means; what cannot be read stays. */
const PHONES: [stored: string, after: string][] = [
  ["0062812345678901", "+62812345678901"],
  ["+620812345678", "+62812345678"],
  ["+62006281234567", "+62006281234567"],
  ["+6262812345678", "+62812345678"],
  ["0812-3456-7890", "+6281234567890"],
  ["81234567890", "+6281234567890"],
  ["+6281234567890", "+6281234567890"],
  ["+6262820123", "+6262820123"],
  ["+62215551234", "+62215551234"],
  ["1500123", "1500123"],
  ["14045", "14045"],
  ["+6591234567", "+6591234567"],
  ["006591234567", "006591234567"],
  ["5551234", "5551234"],
  ["+62000000000", "+62000000000"],
];

it("the upgrade repairs stored numbers that nobody can call, and leaves what cannot be read", async () => {
  await migrateUntilBefore(url, "20261126190016_nomor_telepon");
  for (const [stored] of PHONES) {
    await db.$executeRaw`
      INSERT INTO messages (kind, status, body, phone, writer_key) VALUES ('CONTACT', 'NEW', 'Halo', ${stored}, 'visitor:x')`;
  }
  const [event] = await db.$queryRaw<{ id: number }[]>`
    INSERT INTO events (slug, kind, category, title, description, location, starts_at, ends_at, capacity, writer_key, updated_at)
    VALUES ('tanam', 'COMMUNITY', 'WORKSHOP', 'Tanam', '', 'Balai', now(), now() + interval '1 hour', 40, 'visitor:x', now()) RETURNING id`;
  const registered = [
    ["+6281234567890", "visitor:a", null],
    ["006281234567890", "visitor:a", null],
    ["006281234567890", "visitor:b", null],
    ["+62081234567890", "visitor:b", null],
    ["006281234567890", "visitor:c", "sari@contoh.id"],
  ];
  for (const [phone, writer, email] of registered) {
    await db.$executeRaw`
      INSERT INTO event_registrations (event_id, status, name, email, email_key, phone, writer_key, updated_at)
      VALUES (${event?.id}, 'CONFIRMED', 'Budi', ${email}, ${email}, ${phone}, ${writer}, now())`;
  }
  await db.$executeRaw`
    INSERT INTO partners (slug, name, phone, writer_key, updated_at)
    VALUES ('contoh', 'Contoh', '+62000000000', 'system:seed', now()), ('lain', 'Lain', '+620251832123', 'visitor:x', now())`;
  await applyMigrations(url);
  const messages = await db.message.findMany({ orderBy: { id: "asc" }, select: { phone: true } });
  expect(messages.map(({ phone }) => phone)).toEqual(PHONES.map(([, after]) => after));
  const rows = await db.eventRegistration.findMany({ orderBy: { id: "asc" }, select: { phone: true } });
  expect(rows.map(({ phone }) => phone)).toEqual([
    "+6281234567890",
    "006281234567890",
    "+6281234567890",
    "+62081234567890",
    "+6281234567890",
  ]);
  const partners = await db.partner.findMany({ orderBy: { id: "asc" }, select: { phone: true } });
  expect(partners.map(({ phone }) => phone)).toEqual(["+6281000000000", "+62251832123"]);
});
