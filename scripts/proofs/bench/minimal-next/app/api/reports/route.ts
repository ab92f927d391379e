import { Pool } from "pg";
import { insertReport, listReports } from "../../../../same-sql";

export const dynamic = "force-dynamic";

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

export async function GET() {
  return Response.json(await listReports(pool));
}

export async function POST(request: Request) {
  return Response.json(await insertReport(pool, await request.json()), { status: 201 });
}
