import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applyMigrations } from "../../prisma/migrate.ts";
import { startTemporaryPostgres } from "../postgres/temporary.ts";
import { ensureBuild } from "../serving/build.ts";
import { fillDemo } from "./demo-rows.ts";
import { type Candidate, race } from "./measure.ts";
import {
  buildMinimalNext,
  NGINX,
  type Running,
  startFrontProxy,
  startMinimalNext,
  startNginx,
  startSulur,
} from "./servers.ts";
import { printTable, quantile } from "./table.ts";

const PATIENCE = { rounds: Number(process.env.BENCH_ROUNDS ?? 3), seconds: Number(process.env.BENCH_SECONDS ?? 1) };
/** Of the cached page of a minimal Next app, and of the same bytes from nginx. */
const NEXT_FRAME_BYTES = 5_000;

/** API calls that visitors' browsers make, all of them answered from the cache. */
const CALLS = [
  "/api/reports",
  "/api/reports/map?bbox=95,-11,141,6&zoom=5",
  "/api/locations",
  "/api/locations/map?bbox=95,-11,141,6&zoom=5",
  "/api/events",
  "/api/threads",
  "/api/partners",
  "/api/volunteers",
  "/api/public-stats/counts",
];
/** Each request asks for another page of the list, so that the database answers. */
const CURSORS = Array.from({ length: 12_000 }, (_, index) => 1_000_000 + index * 7);

async function addressesIn(url: string): Promise<string[]> {
  const map = await (await fetch(url)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = ""]) => address);
}

/** One address of each kind that the sitemaps know: all pages of which there is one, and the first of the others. */
async function publicPages(origin: string): Promise<string[]> {
  const kinds = new Map<string, string>();
  for (const part of await addressesIn(`${origin}/sitemap.xml`)) {
    for (const address of await addressesIn(part)) {
      const { pathname } = new URL(address);
      const [, first = "", second] = pathname.split("/");
      const kind = second === undefined ? first : `${first}/*`;
      if (!kinds.has(kind)) kinds.set(kind, pathname);
    }
  }
  return [...kinds.values()];
}

interface Servers {
  sulur: Running;
  minimal: Running;
  nginx: Running | null;
  /** The documented nginx in front of Sulur. */
  proxy: Running | null;
  html: Record<string, string>;
}

async function pagesTable({ sulur, minimal, nginx, proxy, html }: Servers): Promise<void> {
  const rows: string[][] = [];
  const ratios: number[] = [];
  const proxied: number[] = [];
  for (const [path, text] of Object.entries(html)) {
    const bytes = Buffer.byteLength(text);
    const sized = Math.max(6, Math.round((bytes - NEXT_FRAME_BYTES) / 2));
    const candidates: Candidate[] = [
      { name: path, server: sulur, path },
      { name: "next", server: minimal, path: `/sized/${sized}` },
      ...(nginx ? [{ name: "nginx", server: nginx, path }] : []),
      ...(proxy ? [{ name: "nginx in front", server: proxy, path }] : []),
    ];
    const [ours, next, files, front] = await race(candidates, PATIENCE);
    if (!ours || !next) continue;
    ratios.push(next.ratio);
    const throughProxy = front && files ? front.perSecond / files.perSecond : 0;
    proxied.push(throughProxy);
    rows.push([
      path,
      `${(bytes / 1024).toFixed(0)} KB`,
      ours.perSecond.toFixed(0),
      String(ours.p50),
      String(ours.p99),
      next.perSecond.toFixed(0),
      next.ratio.toFixed(2),
      files?.perSecond.toFixed(0) ?? "–",
      front?.perSecond.toFixed(0) ?? "–",
      throughProxy.toFixed(2),
      String(ours.failed + (front?.failed ?? 0)),
    ]);
  }
  printTable(
    [
      "halaman",
      "HTML",
      "Sulur/dtk",
      "p50 ms",
      "p99 ms",
      "Next/dtk",
      "rasio",
      "nginx/dtk",
      "lewat proksi/dtk",
      "rasio",
      "gagal",
    ],
    rows,
  );
  process.stdout.write(
    `Rasio terhadap halaman Next tersimpan: ${spread(ratios)}; lewat proksi depan terhadap nginx: ${spread(proxied)}\n`,
  );
}

const spread = (ratios: number[]) =>
  `terkecil ${quantile(ratios, 0).toFixed(2)}, median ${quantile(ratios, 0.5).toFixed(2)}`;

async function callsTable({ sulur, minimal }: Servers): Promise<void> {
  const rows: string[][] = [];
  const cursors = "/api/reports?limit=20&cursor=:id";
  const pairs: [Candidate, Candidate][] = CALLS.map((path) => [
    { name: path, server: sulur, path },
    { name: "rute kosong", server: minimal, path: "/api/empty" },
  ]);
  pairs.push([
    { name: `${cursors} (basis data)`, server: sulur, path: cursors, ids: CURSORS },
    { name: "rute Prisma", server: minimal, path: "/api/reports-by-prisma?cursor=:id", ids: CURSORS },
  ]);
  for (const pair of pairs) {
    const [ours, theirs] = await race(pair, PATIENCE);
    if (!ours || !theirs) continue;
    const figures = [ours.perSecond.toFixed(0), String(ours.p50), String(ours.p99)];
    rows.push([
      ours.name,
      ...figures,
      theirs.name,
      theirs.perSecond.toFixed(0),
      theirs.ratio.toFixed(2),
      String(ours.failed),
    ]);
  }
  printTable(
    ["panggilan", "Sulur/dtk", "p50 ms", "p99 ms", "pembanding (Next minimal)", "per detik", "rasio", "gagal"],
    rows,
  );
}

function processesTable({ sulur, minimal }: Servers, memoryAtRest: number): void {
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  printTable(
    ["proses", "menjawab sesudah", "memori awal", "memori sesudah beban"],
    [
      ["Sulur", `${sulur.upAfter.toFixed(0)} ms`, megabytes(memoryAtRest), megabytes(sulur.memory())],
      ["Next minimal", `${minimal.upAfter.toFixed(0)} ms`, "–", megabytes(minimal.memory())],
    ],
  );
}

/** Every kind of public page and the main API calls, each beside what else could serve it; then memory and start. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sulur-bench-"));
  const postgres = await startTemporaryPostgres();
  const running: Running[] = [];
  try {
    await applyMigrations(postgres.url);
    await fillDemo(postgres.url);
    await ensureBuild(new AbortController().signal);
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, "data"), AUTH_SECRET: "ukur".repeat(10) };
    // The first start of a build compiles it; what counts is each later one.
    await (await startSulur(environment)).stop();
    const sulur = await startSulur(environment);
    running.push(sulur);
    const memoryAtRest = sulur.memory();
    const html: Record<string, string> = {};
    for (const path of await publicPages(sulur.origin)) html[path] = await (await fetch(sulur.origin + path)).text();
    buildMinimalNext(6);
    const minimal = await startMinimalNext(postgres.url);
    running.push(minimal);
    const nginx = NGINX ? await startNginx(NGINX, folder, html) : null;
    if (nginx) running.push(nginx);
    const proxy = NGINX ? await startFrontProxy(NGINX, folder, sulur, "/api/health") : null;
    if (proxy) running.push(proxy);
    const servers = { sulur, minimal, nginx, proxy, html };
    await pagesTable(servers);
    await callsTable(servers);
    processesTable(servers, memoryAtRest);
  } finally {
    for (const server of running) await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
