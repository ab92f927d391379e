/** The SQL of /api/reports and of registering, for the servers that Sulur is compared with. */
import { createHash, randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";

const LIST = `
  SELECT id, code, status, reporter_name, location, damage_type, description, incident_date, created_at, latitude, longitude,
    photo_id, support_count
  FROM reports WHERE status IN ('PENDING', 'VERIFIED', 'IN_PROGRESS', 'CLAIMED', 'RESOLVED') AND held_reason IS NULL
  ORDER BY id DESC LIMIT 21`;

const DAY = `
  INSERT INTO report_days (day, count) VALUES (current_date, 1)
  ON CONFLICT (day) DO UPDATE SET count = report_days.count + 1 RETURNING count`;

const FACTS = `
  SELECT
    (SELECT count(*)::int FROM (SELECT created_at FROM reports WHERE writer_key = ANY($1) ORDER BY id DESC LIMIT 3) AS latest
      WHERE created_at > now() - interval '10 minutes') AS "recentReports",
    EXISTS (SELECT FROM reports WHERE text_hash = $2 AND created_at > now() - interval '7 days') AS repeated`;

const INSERT = `
  WITH added AS (
    INSERT INTO reports (code, reporter_name, location, damage_type, description, text_hash, incident_date, writer_key, updated_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now()) RETURNING *
  ), step AS (
    INSERT INTO report_events (report_id, kind, to_status, created_at) SELECT id, 'CREATED', status, created_at FROM added
  )
  SELECT * FROM added`;

const LIMIT = `
  INSERT INTO rate_limits (key, points, expire) VALUES ($1, 1, $2)
  ON CONFLICT (key) DO UPDATE SET points = rate_limits.points + 1 RETURNING points, expire`;

export interface NewReport {
  reporter_name: string;
  location: string;
  damage_type: string;
  description: string;
  incident_date: string;
}

export async function listReports(pool: Pool): Promise<unknown[]> {
  return (await pool.query(LIST)).rows;
}

const SEAT = `
  UPDATE events SET registered = registered + 1, updated_at = now()
  WHERE id = $1 AND deleted_at IS NULL AND cancelled_at IS NULL AND starts_at > now() AND registered + 1 <= capacity
  RETURNING id, registered, capacity`;

const REGISTRATION = `
  INSERT INTO event_registrations (event_id, status, name, email, email_key, people, consented_at, updated_at)
  VALUES ($1, 'CONFIRMED', $2, $3, $3, 1, now(), now())
  ON CONFLICT (event_id, email_key) DO NOTHING RETURNING id`;

/** Without the mail that Sulur writes in the same transaction. */
export async function insertRegistration(
  pool: Pool,
  eventId: number,
  { name, email }: { name: string; email: string },
): Promise<unknown> {
  const expiry = Date.now() + 600_000;
  for (const key of ["registration:address", "registration:actor", "email:to"]) {
    await pool.query(LIMIT, [`${key}:${email}`, expiry]);
  }
  return inTransaction(pool, async (client) => {
    const [event] = (await client.query(SEAT, [eventId])).rows;
    const [registration] = (await client.query(REGISTRATION, [eventId, name, email])).rows;
    return { ...event, registration_id: registration.id };
  });
}

async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}

export async function insertReport(pool: Pool, report: NewReport): Promise<unknown> {
  const writer = `visitor:${randomUUID()}`;
  const hash = createHash("sha256").update(report.description).digest("hex");
  const expiry = Date.now() + 600_000;
  await pool.query(LIMIT, [`report:address:${writer}`, expiry]);
  await pool.query(LIMIT, [`report:actor:${writer}`, expiry]);
  return inTransaction(pool, async (client) => {
    const day = await client.query(DAY);
    await client.query(FACTS, [[writer], hash]);
    const values = [report.reporter_name, report.location, report.damage_type, report.description, hash];
    const added = await client.query(INSERT, [`UKUR-${day.rows[0].count}`, ...values, report.incident_date, writer]);
    return added.rows[0];
  });
}
