import { Client } from "pg";
import { seedDemo } from "../../../prisma/demo.ts";
import { withPrisma } from "./own-database.ts";

const REPORTS = 1_000;

/** What a first look shows, and then as many made-up reports as the lists have pages to show. */
export async function fillDemo(url: string): Promise<void> {
  await withPrisma(url, (db) => seedDemo(db, new Date()));
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO reports (code, status, reporter_name, location, damage_type, description, text_hash, incident_date,
       latitude, longitude, writer_key, updated_at)
     SELECT 'LP-200101-' || to_char(n, 'FM0000'), 'VERIFIED', 'Warga contoh', 'Jalan ' || n, 'Sampah menumpuk', repeat('Sampah menumpuk di tepi jalan. ', 6),
       md5(n::text) || md5(n::text), current_date, -8 + random() * 4, 105 + random() * 10, 'visitor:isi', now()
     FROM generate_series(1, ${REPORTS}) AS n`,
  );
  await client.end();
}
