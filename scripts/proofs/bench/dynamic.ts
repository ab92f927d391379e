import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { encode } from "next-auth/jwt";
import type { Database } from "@/prisma/client";
import { printTable, quantile } from "@/scripts/proofs/table";
import { SECRET } from "@/scripts/proofs/world";
import { member } from "@/scripts/testing/context";
import { fillDemo, growComments, growPlaces } from "./bulk";
import { growReports } from "./bulk-reports";
import { nextRequest, race, timing } from "./measure";
import { type Running, withServers } from "./servers";

/** Number of reports, of places and of comments. */
const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
/** Words that some texts hold, each asked for so seldom that no answer to it is stored. */
const WORD_RANKS = { from: 60, to: 12_000 };
const REQUESTS = 60;
const SESSION_MS = 86_400_000;
const HEARD_AFTER_MS = 60;
/** Until the jobs have placed and counted what was just filled in. */
const QUIET_AFTER_MS = 20_000;
/** PostgreSQL's connections hand in what they have counted with the first request after a second. */
const COUNTED_AFTER_MS = 1_200;

interface Page {
  name: string;
  path: string;
  words?: string[];
  cookie?: string;
  /** Drops the tag of reports before each request, so that the stored page is made anew. */
  drops?: boolean;
}

function pagesOf(words: string[], cookie: string): Page[] {
  return [
    { name: "/cari, kata yang ada", path: "/cari?q=:word", words },
    { name: "/cari, salah ketik", path: "/cari?q=:word", words: words.map((word) => `${word}qx`) },
    { name: "/api/search, kata yang ada", path: "/api/search?q=:word", words },
    { name: "/laporan/saring", path: "/laporan/saring?status=PENDING&cursor=:serial" },
    { name: "/admin", path: "/admin", cookie },
    { name: "/admin/laporan, antrean", path: "/admin/laporan", cookie },
    { name: "/admin/laporan/daftar", path: "/admin/laporan/daftar", cookie },
    { name: "/akun", path: "/akun", cookie },
    { name: "/laporan, tagnya baru dibuang", path: "/laporan", drops: true },
  ];
}

/** Every page that is rendered for each request, and /laporan after its tag was dropped. */
export function run(): Promise<void> {
  let pages: Page[] = [];
  const fill = async (url: string, db: Database) => {
    await growReports(url, ROWS);
    await growPlaces(url, ROWS);
    const wordOf = await growComments(url, ROWS);
    await fillDemo(url, db);
    const words = Array.from({ length: WORD_RANKS.to - WORD_RANKS.from }, (_, index) =>
      wordOf(WORD_RANKS.from + index),
    );
    pages = pagesOf([...new Set(words)].filter(Boolean), await signedIn(db));
  };
  return withServers(fill, async ({ db, sulur, minimal }) => {
    await pause(QUIET_AFTER_MS);
    const rows: string[][] = [];
    for (const page of pages) {
      // One page that cannot be shown at this size leaves the others to be measured.
      rows.push(await rowOf(db, sulur, minimal, page).catch((error: Error) => [page.name, error.message]));
      process.stdout.write(`${rows.at(-1)?.join("  ")}\n`);
    }
    const each = ["transaksi", "HTML", "CPU ms", "CPU Next ms", "p50 ms", "p50 Next ms"];
    printTable(["satu per satu", ...each, "bersama/dtk", "p99 ms", "× Next", "gagal"], rows);
    process.stdout.write(`Memori sesudahnya: ${(sulur.memory() / 2 ** 20).toFixed(0)} MB\n`);
  });
}

/** An administrator. @returns their cookie */
async function signedIn(db: Database): Promise<string> {
  const { userId } = await member(db, "Pengurus ukur", "ADMIN");
  const sid = randomUUID();
  await db.session.create({ data: { id: sid, userId, expiresAt: new Date(Date.now() + SESSION_MS) } });
  return `sulur.sesi=${await encode({ token: { sid }, secret: SECRET })}`;
}

async function rowOf(db: Database, sulur: Running, minimal: Running, page: Page): Promise<string[]> {
  const ask = () => textOf(sulur, nextRequest(page));
  const bytes = Buffer.byteLength(await ask());
  const theirPath = `/rendered/${await itemsFor(minimal, bytes)}`;
  const drop = async () => {
    if (!page.drops) return;
    await db.$executeRaw`SELECT pg_notify('sulur_cache', ${`${randomUUID()} reports`})`;
    await pause(HEARD_AFTER_MS);
  };
  const before = await transactions(db, ask);
  const begun = performance.now();
  const ours = await each(sulur, ask, drop);
  const elapsed = performance.now() - begun;
  const after = await transactions(db, ask);
  // As long again without the requests: what the jobs in the background do is not the page's, nor is the dropping notice.
  await pause(elapsed);
  const background = (await transactions(db, ask)) - after;
  const transactionsEach = (after - before - background) / REQUESTS - (page.drops ? 1 : 0);
  const theirs = await each(minimal, () => textOf(minimal, { path: theirPath }));
  const alone = [
    ...[transactionsEach.toFixed(1), `${(bytes / 1024).toFixed(0)} KB`],
    ...[ours.computed, theirs.computed, ours.p50, theirs.p50].map((milliseconds) => milliseconds.toFixed(1)),
  ];
  if (page.drops) return [page.name, ...alone, "–", "–", "–", "–"];
  const others = { name: "next", server: minimal, path: theirPath };
  const [mine, next] = await race([{ ...page, server: sulur }, others], timing(6, 5, 2));
  const together = [mine?.perSecond.toFixed(0), mine?.p99, next?.ratio.toFixed(2), mine?.failed];
  return [page.name, ...alone, ...together.map(String)];
}

/** All so far, those of the jobs in the background among them. */
async function transactions(db: Database, ask: () => Promise<unknown>): Promise<number> {
  await pause(COUNTED_AFTER_MS);
  await ask();
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT (xact_commit + xact_rollback)::float8 AS count FROM pg_stat_database WHERE datname = current_database()`;
  return row?.count ?? 0;
}

/** What one request costs, one after another: what else the machine does hardly counts in what a process computes. */
async function each(server: Running, ask: () => Promise<unknown>, before = async () => {}) {
  const times: number[] = [];
  const computed = server.computed();
  for (let request = 0; request < REQUESTS; request += 1) {
    await before();
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
  }
  return { computed: (server.computed() - computed) / REQUESTS, p50: quantile(times, 0.5) };
}

async function textOf(server: Running, { path, headers }: { path: string; headers?: Record<string, string> }) {
  const answer = await fetch(server.url + path, { headers, redirect: "manual" });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** So many items make a page of the minimal app as large. */
async function itemsFor(minimal: Running, bytes: number): Promise<number> {
  const sizeOf = async (items: number) => (await textOf(minimal, { path: `/rendered/${items}` })).length;
  const empty = await sizeOf(0);
  return Math.max(1, Math.round((bytes - empty) / (((await sizeOf(100)) - empty) / 100)));
}
