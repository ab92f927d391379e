import { Client } from "pg";
import { expect, it } from "vitest";
import { testDatabase } from "@/scripts/testing/database";
import { applyMigrations } from "./migrate";
import { migrateUntilBefore } from "./test-upgrade";

const { url } = await testDatabase({ empty: true });
const MIGRATION = "20261126152745_votes_per_waist";

/** Votes of three cookies on one network and of an account, as they counted before. */
const BEFORE = `
  INSERT INTO users (id, username, username_key, password_hash, daerah, umur, security_question, security_answer_hash)
    VALUES (1, 'Ayu', 'ayu', '-', 'Bali', 30, 'kota', '-');
  INSERT INTO reports (id, code, reporter_name, location, damage_type, description, text_hash, incident_date, writer_key,
      support_count, status, updated_at)
    VALUES (1, 'LP-260301-0001', 'Sari', 'Tepi kali', 'Lainnya', 'Penuh sampah', '', '2026-03-01', 'visitor:sari', 3, 'CLAIMED', now());
  INSERT INTO report_supports (report_id, writer_key) VALUES (1, 'visitor:a'), (1, 'visitor:b'), (1, 'visitor:c');
  INSERT INTO vote_networks (target, network, votes, created_at) VALUES ('support:1', 'hash', 3, now());
  INSERT INTO forum_threads (id, title, author, category, content, text_hash, writer_key) VALUES (1, 'Kompos', 'Sari', 'x', 'y', '', 'visitor:sari');
  INSERT INTO forum_likes (thread_id, writer_key) VALUES (1, 'visitor:a'), (1, 'visitor:b');
  INSERT INTO events (id, title, slug, kind, description, location, starts_at, ends_at, capacity, report_id, writer_key, result_at, updated_at)
    VALUES (1, 'Kerja bakti', 'kerja-bakti', 'PLANTING', 'y', 'z', now(), now() + interval '1 hour', 10, 1, 'visitor:panitia', now(), now());
  INSERT INTO audit_entries (user_id, action, subject) VALUES (1, 'event.results', 'event:1'), (1, 'event.results', 'event:1'), (99, 'event.results', 'event:1');
  INSERT INTO report_events (id, report_id, kind, to_status) VALUES (1, 1, 'CLAIMED', 'CLAIMED');
  INSERT INTO report_judgements (report_id, step_id, judgement, has_photo, by_reporter, writer_key) VALUES
    (1, 1, 'YES', false, false, 'visitor:a'), (1, 1, 'YES', false, false, 'user:1'),
    (1, 1, 'NO', true, false, 'visitor:b'), (1, 1, 'YES', false, true, 'visitor:sari');
`;

async function query<Row extends object>(sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

it("an upgrade leaves counted votes as they are, and knows who entered results before", async () => {
  await migrateUntilBefore(url, MIGRATION);
  await query(BEFORE);
  await applyMigrations(url);

  expect(
    await query("SELECT support_count, (SELECT count(*)::int FROM report_supports WHERE counted) AS rows FROM reports"),
  ).toEqual([{ support_count: 3, rows: 3 }]);
  expect(await query("SELECT likes_count FROM forum_threads")).toEqual([{ likes_count: 2 }]);
  await query("DELETE FROM forum_likes WHERE writer_key = 'visitor:a'");
  expect(await query("SELECT likes_count FROM forum_threads")).toEqual([{ likes_count: 1 }]);
  expect(await query("SELECT writer_key, by_person FROM report_judgements WHERE counted ORDER BY id")).toEqual([
    { writer_key: "visitor:a", by_person: false },
    { writer_key: "user:1", by_person: true },
    { writer_key: "visitor:b", by_person: true },
    { writer_key: "visitor:sari", by_person: true },
  ]);
  expect(await query("SELECT event_id, writer_key FROM claim_causes")).toEqual([{ event_id: 1, writer_key: "user:1" }]);
});
