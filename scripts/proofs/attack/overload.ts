import { Client } from "pg";
import type { Finding } from "../faults/finding.ts";
import { reportBody } from "../faults/people.ts";
import { until } from "../faults/writers.ts";
import { type AttackAnswer, attack } from "./client.ts";
import type { Target } from "./target.ts";

const FIRST_ADDRESS = 4_000;
const NOTICED_WITHIN_MS = 15_000;
const AT_ONCE = 60;

let addresses = FIRST_ADDRESS;

/** Each report from an address of its own, so that no limit of one person's is met. */
function sendReport(origin: string): Promise<AttackAnswer> {
  addresses += 1;
  return attack(origin, { method: "POST", path: "/api/reports", body: reportBody(), from: addresses });
}

const isHonest = ({ status, headers }: AttackAnswer) => status === 503 && headers["retry-after"] !== undefined;

/** Runs SQL over a connection of its own, which may always write. */
async function command(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url, options: "-c default_transaction_read_only=off" });
  await client.connect();
  try {
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A table that cannot grow any more: PostgreSQL's own words for a full disk. */
async function fullDisk({ origin, databaseUrl }: Target): Promise<Finding> {
  await command(
    databaseUrl,
    `CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100', MESSAGE = 'could not extend file'; END $$`,
    "CREATE TRIGGER no_room BEFORE INSERT ON reports EXECUTE FUNCTION no_room()",
  );
  const refused = await sendReport(origin);
  await command(databaseUrl, "DROP TRIGGER no_room ON reports", "DROP FUNCTION no_room()");
  const again = await sendReport(origin);
  return {
    fault: "basis data kehabisan ruang saat laporan disimpan",
    promise: "503 dengan Retry-After, dan 201 setelah ada ruang",
    measured: `${refused.status}, Retry-After ${String(refused.headers["retry-after"] ?? "tidak ada")}; setelahnya ${again.status}`,
    fulfilled: isHonest(refused) && again.status === 201,
  };
}

/** As hosts do with a database whose disk is full. */
async function readOnly({ origin, databaseUrl }: Target): Promise<Finding> {
  const everybody =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename = current_user";
  const name = new URL(databaseUrl).pathname.slice(1);
  const ready = async () => (await attack(origin, { path: "/api/ready" })).status;
  await command(databaseUrl, `ALTER DATABASE "${name}" SET default_transaction_read_only = on`, everybody);
  const noticed = await until(async () => (await ready()) === 503, NOTICED_WITHIN_MS);
  const refused = await sendReport(origin);
  const page = await attack(origin, { path: "/home" });
  await command(databaseUrl, `ALTER DATABASE "${name}" RESET default_transaction_read_only`, everybody);
  const back = await until(async () => (await ready()) === 200, NOTICED_WITHIN_MS);
  const again = await sendReport(origin);
  return {
    fault: "basis data menjawab tetapi tidak menyimpan",
    promise: "/api/ready 503 selama itu, tulisan 503 dengan Retry-After, halaman tersimpan tampil, lalu semua pulih",
    measured: `/api/ready 503 setelah ${Math.round(noticed)} ms, laporan ${refused.status}, /home ${page.status}; pulih setelah ${Math.round(back)} ms, laporan ${again.status}`,
    fulfilled: isHonest(refused) && page.status === 200 && again.status === 201,
  };
}

/** More at once than there are connections. */
async function crowd({ origin }: Target): Promise<Finding> {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => sendReport(origin)));
  const taken = answers.filter(({ status }) => status === 201).length;
  const honest = answers.filter(isHonest).length;
  return {
    fault: `${AT_ONCE} laporan sekaligus dari alamat yang berlainan`,
    promise: "setiap satu dijawab 201 atau 503 dengan Retry-After",
    measured: `${taken} diterima, ${honest} ditolak dengan 503, ${AT_ONCE - taken - honest} jawaban lain`,
    fulfilled: taken + honest === AT_ONCE,
  };
}

export async function overload(target: Target): Promise<Finding[]> {
  return [await fullDisk(target), await readOnly(target), await crowd(target)];
}
