import { Client } from "pg";
import { expect, it } from "vitest";
import { mailboxOf } from "@/lib/mails/rules";
import { INVITED_AREAS } from "@/lib/volunteers/rules";
import { testDatabase } from "@/scripts/testing/database";
import { applyMigrations } from "./migrate";
import { migrateUntilBefore } from "./test-upgrade";

const { url } = await testDatabase({ empty: true });
const MIGRATION = "20261127121557_ajakan_relawan";

const ADDRESSES = [
  "Sari+hijau@Contoh.id",
  "b.u.d.i+1@googlemail.com",
  "+awal@contoh.id",
  "dua@x@contoh.id",
  "ani@contoh.id",
];

async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(sql, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const add = (email: string | null, area: string, changes = "confirmed_at = now()") =>
  query(
    `WITH added AS (INSERT INTO volunteers (name, email, email_key, area, action, motivation, writer_key, confirm_before)
      VALUES ('Relawan', $1, $1, $2, 'Tanam', 'Hijau', 'visitor:a', now()) RETURNING id) SELECT id FROM added`,
    [email, area],
  ).then(() => query(`UPDATE volunteers SET ${changes} WHERE id = (SELECT max(id) FROM volunteers)`));

it("an upgrade leaves invited who was invited, each in their area, and nobody else", async () => {
  await migrateUntilBefore(url, MIGRATION);
  await query(`INSERT INTO users (id, username, username_key, password_hash, daerah, umur, security_question, security_answer_hash, email, email_key)
    VALUES (1, 'Ani', 'ani', '-', 'Bali', 30, 'kota', '-', 'ani@contoh.id', 'ani@contoh.id')`);
  for (const email of ADDRESSES) await add(email, "Bandung");
  for (const area of Object.keys(INVITED_AREAS)) await add(`${area.replace(" ", "-")}@contoh.id`, area);
  await add("belum@contoh.id", "Bali", "confirmed_at = NULL");
  await add("bosan@contoh.id", "Bali", "confirmed_at = now(), opted_out_at = now()");
  await add("tertahan@contoh.id", "Bali", "confirmed_at = now(), held_reason = 'link'");
  await add("tersembunyi@contoh.id", "Bali", "confirmed_at = now(), hidden_at = now()");
  await add(null, "Bali");
  await applyMigrations(url);

  expect(
    await query(`SELECT area_code, user_id, email, mailbox FROM area_follows
      WHERE kinds = '{GATHERINGS}' AND cadence = 'WEEKLY' AND confirmed_at IS NOT NULL AND stopped_at IS NULL ORDER BY id`),
  ).toEqual([
    ...ADDRESSES.map((email) => ({
      area_code: "32.73",
      user_id: email === "ani@contoh.id" ? 1 : null,
      email: email === "ani@contoh.id" ? null : email,
      mailbox: email === "ani@contoh.id" ? null : mailboxOf(email),
    })),
    ...Object.entries(INVITED_AREAS).map(([area, code]) => {
      const email = `${area.replace(" ", "-")}@contoh.id`;
      return { area_code: code, user_id: null, email, mailbox: mailboxOf(email) };
    }),
  ]);
  expect(await query("SELECT count(*)::int AS rows FROM area_follows")).toEqual([{ rows: 11 }]);
  expect(await query("SELECT zone FROM area_follows WHERE area_code = '51'")).toEqual([{ zone: "WITA" }]);
});
