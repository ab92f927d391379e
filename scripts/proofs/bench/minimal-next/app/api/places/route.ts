import { Pool } from "pg";

export const dynamic = "force-dynamic";

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 2 });

/** Every place, as a map without clusters needs them. */
export async function GET() {
  const { rows } = await pool.query("SELECT id, name, latitude, longitude FROM places WHERE status = 'APPROVED'");
  return Response.json(rows);
}
