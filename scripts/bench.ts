import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { createDatabase } from "../prisma/client.ts";
import { seedDemo } from "../prisma/demo.ts";
import { applyMigrations } from "../prisma/migrate.ts";
import { measure, printTable } from "./bench/measure.ts";
import { measurePage } from "./bench/page-weight.ts";
import {
  buildMinimalNext,
  NGINX,
  type Running,
  startBareNode,
  startMinimalNext,
  startNginx,
  startSulur,
} from "./bench/servers.ts";
import { startTemporaryPostgres } from "./postgres/temporary.ts";
import { ensureBuild } from "./serving/build.ts";

const ROWS = 1_000;

/** Demo reports and then as many made-up ones as the list has pages to show. */
async function fill(url: string): Promise<void> {
  const db = createDatabase(url, { poolMax: 2, patient: true });
  await seedDemo(db, new Date());
  await db.$disconnect();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO reports (code, status, reporter_name, location, damage_type, description, text_hash, incident_date,
       latitude, longitude, writer_key, updated_at)
     SELECT 'ISI-' || n, 'VERIFIED', 'Warga contoh', 'Jalan ' || n, 'Sampah menumpuk', repeat('Sampah menumpuk di tepi jalan. ', 6),
       md5(n::text) || md5(n::text), current_date, -8 + random() * 4, 105 + random() * 10, 'visitor:isi', now()
     FROM generate_series(1, ${ROWS}) AS n`,
  );
  await client.end();
}

const folder = mkdtempSync(join(tmpdir(), "sulur-bench-"));
const postgres = await startTemporaryPostgres();
const running: Running[] = [];
async function during<T>(starting: Promise<Running>, work: (server: Running) => Promise<T>): Promise<T> {
  const server = await starting;
  running.push(server);
  try {
    return await work(server);
  } finally {
    await server.stop();
    running.splice(running.indexOf(server), 1);
  }
}

try {
  await applyMigrations(postgres.url);
  await fill(postgres.url);
  await ensureBuild(new AbortController().signal);
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, "data"), AUTH_SECRET: "ukur".repeat(10) };

  const ours = await during(startSulur(environment), async (server) => {
    const html = await (await fetch(`${server.origin}/laporan`)).text();
    const weight = await measurePage(`${server.origin}/laporan`);
    const page = await measure("Sulur GET /laporan", server, "/laporan");
    const list = await measure("Sulur GET /api/reports (dari tembolok)", server, "/api/reports");
    const post = await measure("Sulur POST /api/reports", server, "/api/reports", true);
    return { html, weight, page, list, post };
  });
  // A Next page carries its text twice, in the markup and in its own payload.
  buildMinimalNext(Math.max(6, Math.round((Buffer.byteLength(ours.html) - 5_000) / 2)));
  const minimal = await during(startMinimalNext(postgres.url), async (server) => ({
    bytes: Buffer.byteLength(await (await fetch(server.origin)).text()),
    page: await measure("Next minimal, halaman tembolok", server, "/"),
    empty: await measure("Next minimal, rute kosong", server, "/api/empty"),
    list: await measure("Next minimal + pg, SQL sama", server, "/api/reports"),
    post: await measure("Next minimal + pg, SQL sama", server, "/api/reports", true),
  }));
  const bare = await during(startBareNode(postgres.url, folder, ours.html), async (server) => ({
    page: await measure("Node polos, byte sama dari memori", server, "/laporan"),
    list: await measure("Node polos + pg, SQL sama", server, "/api/reports"),
    post: await measure("Node polos + pg, SQL sama", server, "/api/reports", true),
  }));
  const nginx = NGINX
    ? [
        await during(startNginx(NGINX, folder, ours.html), (server) =>
          measure("nginx, berkas sama", server, "/laporan"),
        ),
      ]
    : [];

  process.stdout.write(
    `\nHTML /laporan ${Buffer.byteLength(ours.html)} byte, halaman Next minimal ${minimal.bytes} byte\n`,
  );
  printTable("GET /laporan", [ours.page, minimal.page, bare.page, ...nginx]);
  printTable("GET /api/reports", [ours.list, minimal.empty, minimal.list, bare.list]);
  printTable("POST /api/reports", [ours.post, minimal.post, bare.post]);
  process.stdout.write(`\n${ours.weight}\n`);
} finally {
  for (const server of running) await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
