import { fillDemo } from "./bulk.ts";
import { type Candidate, type Row, race, WARM_UP_SECONDS } from "./measure.ts";
import { publicPages } from "./page-list.ts";
import { withServers } from "./server-room.ts";
import { type Running, textFor } from "./servers.ts";
import { printTable, quantile } from "./table.ts";

const TIMING = {
  warmUp: 1,
  rounds: Number(process.env.BENCH_ROUNDS ?? 3),
  seconds: Number(process.env.BENCH_SECONDS ?? 1),
};

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
const UNSEEN = "cursor=:serial";
/** Through the front proxy, as a share of nginx with the same file; below it a page is measured again, for longer. */
const PROXY_AIM = 0.8;
const LONGER = { warmUp: 2, rounds: 5, seconds: 3 };
/** For what goes through Next and the database. */
const PATIENT = { ...TIMING, warmUp: WARM_UP_SECONDS, rounds: TIMING.rounds + 2 };

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
  const below: Candidate[][] = [];
  for (const [path, text] of Object.entries(html)) {
    const bytes = Buffer.byteLength(text);
    const candidates: Candidate[] = [
      { name: path, server: sulur, path },
      { name: "next", server: minimal, path: `/sized/${textFor(bytes)}` },
      ...(nginx ? [{ name: "nginx", server: nginx, path }] : []),
      ...(proxy ? [{ name: "nginx in front", server: proxy, path }] : []),
    ];
    const [ours, next, files, front] = await race(candidates, TIMING);
    if (!ours || !next) continue;
    ratios.push(next.ratio);
    const throughProxy = front && files ? front.perSecond / files.perSecond : null;
    if (throughProxy !== null) proxied.push(throughProxy);
    if (throughProxy !== null && throughProxy < PROXY_AIM) below.push(candidates.slice(-2));
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
      throughProxy?.toFixed(2) ?? "–",
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
  await againThroughProxy(below);
}

/** A round of a second also measures what else the machine did. @param pairs nginx and the proxy, for one page each */
async function againThroughProxy(pairs: Candidate[][]): Promise<void> {
  const rows: string[][] = [];
  for (const pair of pairs) {
    const [files, front] = await race(pair, LONGER);
    if (!files || !front) continue;
    const path = pair[0]?.path ?? "";
    rows.push([path, files.perSecond.toFixed(0), front.perSecond.toFixed(0), (1 / front.ratio).toFixed(2)]);
  }
  if (rows.length > 0) printTable(["diukur lagi, lebih lama", "nginx/dtk", "lewat proksi/dtk", "rasio"], rows);
}

const spread = (ratios: number[]) =>
  ratios.length === 0
    ? "tidak diukur"
    : `terkecil ${quantile(ratios, 0).toFixed(2)}, median ${quantile(ratios, 0.5).toFixed(2)}`;

async function callsTable({ sulur, minimal }: Servers): Promise<void> {
  const rows: string[][] = [];
  for (const path of CALLS) {
    const pair = [
      { name: path, server: sulur, path },
      { name: "rute kosong", server: minimal, path: "/api/empty" },
    ];
    rows.push(callRow(await race(pair, TIMING)));
  }
  const list = `/api/reports?limit=20&${UNSEEN}`;
  const pair = [
    { name: `${list} (basis data)`, server: sulur, path: list },
    { name: "rute Prisma", server: minimal, path: `/api/reports-by-prisma?${UNSEEN}` },
  ];
  rows.push(callRow(await race(pair, PATIENT)));
  printTable(
    ["panggilan", "Sulur/dtk", "p50 ms", "p99 ms", "pembanding (Next minimal)", "per detik", "rasio", "gagal"],
    rows,
  );
}

function callRow([ours, theirs]: Row[]): string[] {
  if (!ours || !theirs) throw new Error("A call is measured beside another.");
  const figures = [ours.perSecond.toFixed(0), String(ours.p50), String(ours.p99)];
  return [
    ours.name,
    ...figures,
    theirs.name,
    theirs.perSecond.toFixed(0),
    theirs.ratio.toFixed(2),
    String(ours.failed),
  ];
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
export function run(): Promise<void> {
  return withServers(async (room) => {
    await fillDemo(room.databaseUrl);
    // The first start of a build compiles it; what counts is each later one.
    await (await room.sulur()).stop();
    const sulur = await room.sulur();
    const memoryAtRest = sulur.memory();
    const html: Record<string, string> = {};
    for (const path of await publicPages(sulur.origin)) html[path] = await (await fetch(sulur.origin + path)).text();
    const minimal = await room.minimalNext();
    const nginx = await room.nginx(html);
    const proxy = await room.frontProxy(sulur, "/api/health");
    const servers = { sulur, minimal, nginx, proxy, html };
    await pagesTable(servers);
    await callsTable(servers);
    processesTable(servers, memoryAtRest);
  });
}
