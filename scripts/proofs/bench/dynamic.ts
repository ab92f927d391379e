import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { Client } from "pg";
import { seedDemo } from "../../../prisma/demo.ts";
import { growComments, growPlaces } from "./bulk.ts";
import { growReports } from "./growth.ts";
import { race } from "./measure.ts";
import { withPrisma } from "./own-database.ts";
import { withServers } from "./server-room.ts";
import type { Running } from "./servers.ts";
import { printTable, quantile } from "./table.ts";
import { transactionsOf, whenQuiet } from "./transactions.ts";
import { makeVocabulary } from "./vocabulary.ts";

/** Number of reports, of places and of comments. */
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
const TIMING = {
  warmUp: Number(process.env.BENCH_WARM_UP ?? 6),
  rounds: Number(process.env.BENCH_ROUNDS ?? 5),
  seconds: Number(process.env.BENCH_SECONDS ?? 2),
};
const ONLY = process.env.BENCH_PATHS?.split(",");

/** Words that some texts hold, each asked for so seldom that no answer to it is stored. */
const WORD_RANKS = { from: 60, to: 12_000 };
const SECRET = "ukur".repeat(10);
const SESSION_SECONDS = 86_400;
/** Requests after each of which the page's tag is dropped. */
const DROPS = 40;

interface Target {
  name: string;
  path: string;
  words?: string[];
  cookie?: string;
}

function targetsOf(words: string[], cookie: string): Target[] {
  const all: Target[] = [
    { name: "/cari, kata yang ada", path: "/cari?q=:word", words },
    { name: "/cari, salah ketik", path: "/cari?q=:word", words: words.map((word) => `${word}qx`) },
    { name: "/api/search, kata yang ada", path: "/api/search?q=:word", words },
    { name: "/laporan/saring", path: "/laporan/saring?status=PENDING&cursor=:serial" },
    { name: "/admin", path: "/admin", cookie },
    { name: "/admin/laporan, antrean", path: "/admin/laporan", cookie },
    { name: "/admin/laporan/daftar", path: "/admin/laporan/daftar", cookie },
    { name: "/akun", path: "/akun", cookie },
  ];
  return ONLY === undefined ? all : all.filter(({ path }) => ONLY.includes(path.split("?")[0] ?? ""));
}

/** Every page that is rendered for each request, and /laporan after its tag was dropped. */
export function run(): Promise<void> {
  return withServers(async (room) => {
    for (const grow of [growReports, growPlaces, growComments]) await grow(room.databaseUrl, ROWS);
    const cookie = await fill(room.databaseUrl);
    const client = new Client({ connectionString: room.databaseUrl });
    await client.connect();
    try {
      const wordOf = await makeVocabulary(client);
      const ranks = Array.from({ length: WORD_RANKS.to - WORD_RANKS.from }, (_, index) => WORD_RANKS.from + index);
      const targets = targetsOf([...new Set(ranks.map(wordOf))].filter(Boolean), cookie);
      const sulur = await room.sulur();
      const minimal = await room.minimalNext();
      await whenQuiet(client);
      const rows: string[][] = [];
      for (const target of targets) {
        // One page that cannot be shown at this size leaves the others to be measured.
        rows.push(await rowOf(client, sulur, minimal, target).catch((error: Error) => [target.name, error.message]));
        process.stdout.write(`${rows.at(-1)?.join("  ")}\n`);
      }
      if (ONLY === undefined || ONLY.includes("/laporan")) rows.push(await droppedRow(client, sulur, minimal));
      printTable(HEAD, rows);
      process.stdout.write(`Memori sesudahnya: ${(sulur.memory() / 2 ** 20).toFixed(0)} MB\n`);
    } finally {
      await client.end();
    }
  });
}

const HEAD = [
  "per permintaan",
  "transaksi",
  "HTML",
  "CPU ms",
  "CPU Next ms",
  "Sulur/dtk",
  "p50 ms",
  "p99 ms",
  "Next/dtk",
  "rasio",
  "gagal",
];

/** Samples for the lists, and somebody of the staff. @returns their cookie */
async function fill(url: string): Promise<string> {
  return withPrisma(url, async (db) => {
    await db.$transaction((transaction) => seedDemo(transaction, new Date()), { timeout: 300_000 });
    const user = await db.user.create({
      data: {
        username: "Pengurus ukur",
        usernameKey: "pengurus ukur",
        passwordHash: "",
        role: "ADMIN",
        daerah: "Bali",
        umur: 30,
        securityQuestion: "hewan",
        securityAnswerHash: "",
      },
    });
    const sid = randomUUID();
    const expiresAt = new Date(Date.now() + SESSION_SECONDS * 1000);
    await db.session.create({ data: { id: sid, userId: user.id, expiresAt } });
    return `sulur.sesi=${await encode({ token: { sid }, secret: SECRET, maxAge: SESSION_SECONDS })}`;
  });
}

async function rowOf(client: Client, sulur: Running, minimal: Running, target: Target): Promise<string[]> {
  const { name, path, words, cookie } = target;
  const ask = async (attempt: number) => {
    const address = path
      .replace(":word", words?.at(-1 - attempt) ?? "")
      .replace(":serial", String(9_000_000 - attempt));
    return textOf(sulur, address, { ...(cookie === undefined ? {} : { cookie }), ...addressOf(attempt) });
  };
  const bytes = Buffer.byteLength(await ask(REQUESTS_BEFORE));
  const transactions = await transactionsOf(client, async (attempt) => void (await ask(attempt)));
  const theirs = { name: "next", server: minimal, path: `/rendered/${await itemsFor(minimal, bytes)}` };
  const [ours, next] = await race([{ ...target, server: sulur }, theirs], TIMING);
  if (!ours || !next) throw new Error("A page is measured beside another.");
  return [
    name,
    transactions.toFixed(1),
    kilobytes(bytes),
    (await computedEach(sulur, async (attempt) => void (await ask(COMPUTED_FROM + attempt)))).toFixed(1),
    (await computedEach(minimal, async () => void (await textOf(minimal, theirs.path)))).toFixed(1),
    ours.perSecond.toFixed(0),
    String(ours.p50),
    String(ours.p99),
    next.perSecond.toFixed(0),
    next.ratio.toFixed(2),
    String(ours.failed),
  ];
}

const COMPUTED_REQUESTS = 60;
/** Behind the numbers that the counting of transactions uses. */
const COMPUTED_FROM = 200;

/** Milliseconds that a server computes for one request, one after another: what else the machine does hardly counts. */
async function computedEach(server: Running, ask: (attempt: number) => Promise<void>): Promise<number> {
  const before = server.computed();
  for (let attempt = 0; attempt < COMPUTED_REQUESTS; attempt += 1) await ask(attempt);
  return (server.computed() - before) / COMPUTED_REQUESTS;
}

/** Behind the numbers that the counting uses. */
const REQUESTS_BEFORE = 100;
const CHANNEL = "sulur_cache";
const HEARD_AFTER_MS = 60;

/** One request after another, each after the tag of reports was dropped; the minimal page is asked in the same way. */
async function droppedRow(client: Client, sulur: Running, minimal: Running): Promise<string[]> {
  const drop = async () => {
    await client.query("SELECT pg_notify($1, $2)", [CHANNEL, `${randomUUID()} reports`]);
    await new Promise((resolve) => setTimeout(resolve, HEARD_AFTER_MS));
  };
  const times: number[] = [];
  const theirTimes: number[] = [];
  const bytes = Buffer.byteLength(await textOf(sulur, "/laporan"));
  const path = `/rendered/${await itemsFor(minimal, bytes)}`;
  const transactions = await transactionsOf(client, async () => {
    await drop();
    await textOf(sulur, "/laporan");
  });
  for (let turn = 0; turn < DROPS; turn += 1) {
    await drop();
    times.push(await timeOf(sulur, "/laporan"));
    theirTimes.push(await timeOf(minimal, path));
  }
  const [ours, theirs] = [quantile(times, 0.5), quantile(theirTimes, 0.5)];
  return [
    "/laporan, tagnya baru dibuang, satu per satu",
    // The message itself is one.
    (transactions - 1).toFixed(1),
    kilobytes(bytes),
    "–",
    "–",
    (1000 / ours).toFixed(0),
    ours.toFixed(0),
    quantile(times, 0.99).toFixed(0),
    (1000 / theirs).toFixed(0),
    (theirs / ours).toFixed(2),
    "0",
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;

function addressOf(attempt: number): Record<string, string> {
  return { "x-forwarded-for": `10.9.${attempt >> 8}.${attempt & 255}` };
}

async function textOf(server: Running, path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(server.origin + path, { headers, redirect: "manual" });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

async function timeOf(server: Running, path: string): Promise<number> {
  const start = performance.now();
  await textOf(server, path);
  return performance.now() - start;
}

/** So many items make a page of the minimal app as large. */
async function itemsFor(minimal: Running, bytes: number): Promise<number> {
  const sizes = await Promise.all([0, 100].map(async (items) => (await textOf(minimal, `/rendered/${items}`)).length));
  const [empty = 0, hundred = 0] = sizes;
  return Math.max(1, Math.round((bytes - empty) / ((hundred - empty) / 100)));
}
