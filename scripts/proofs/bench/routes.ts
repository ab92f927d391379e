import { printTable, quantile } from "@/scripts/proofs/table";
import { fillDemo } from "./bulk";
import { type Row, race, timing } from "./measure";
import { publicPages } from "./page-list";
import { pageOfSize, withServers } from "./servers";

const TIMING = timing(1, 3, 1);
/** For what goes through Next and the database. */
const PATIENT = timing(6, 5, 1);

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

const figuresOf = (row?: Row) => (row ? [row.perSecond.toFixed(0), String(row.p50), String(row.p99)] : ["–", "–", "–"]);
const spread = (ratios: number[]) =>
  `terkecil ${quantile(ratios, 0).toFixed(2)}, median ${quantile(ratios, 0.5).toFixed(2)}`;
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/** Every kind of public page and the main API calls, each beside what else could serve it; then the memory. */
export function run(): Promise<void> {
  return withServers(fillDemo, async ({ sulur, minimal, proxied, files }) => {
    const atRest = sulur.memory();
    const html: Record<string, string> = {};
    for (const path of await publicPages(sulur.url)) html[path] = await (await fetch(sulur.url + path)).text();
    const nginx = await files(html);
    const rows: string[][] = [];
    const ratios: { next: number[]; nginx: number[] } = { next: [], nginx: [] };
    for (const [path, text] of Object.entries(html)) {
      const bytes = Buffer.byteLength(text);
      const [ours, next, file, front] = await race(
        [
          { name: path, server: sulur, path },
          { name: "next", server: minimal, path: pageOfSize(bytes) },
          ...(nginx && proxied ? [nginx, proxied].map((server) => ({ name: "nginx", server, path })) : []),
        ],
        TIMING,
      );
      ratios.next.push(next?.ratio ?? 0);
      const share = file && front ? front.perSecond / file.perSecond : null;
      if (share !== null) ratios.nginx.push(share);
      rows.push([
        ...[path, `${(bytes / 1024).toFixed(0)} KB`, ...figuresOf(ours), next?.ratio.toFixed(2) ?? "–"],
        ...[file?.perSecond.toFixed(0) ?? "–", front?.perSecond.toFixed(0) ?? "–", share?.toFixed(2) ?? "–"],
        String((ours?.failed ?? 0) + (front?.failed ?? 0)),
      ]);
    }
    const own = ["halaman", "HTML", "Sulur/dtk", "p50 ms", "p99 ms", "× Next tersimpan"];
    printTable([...own, "nginx/dtk", "lewat proksi/dtk", "× nginx", "gagal"], rows);
    process.stdout.write(`Terhadap halaman Next tersimpan: ${spread(ratios.next)}\n`);
    if (ratios.nginx.length > 0) process.stdout.write(`Proksi depan terhadap nginx: ${spread(ratios.nginx)}\n`);

    const calls: string[][] = [];
    const measure = async (path: string, name: string, other: string, how = TIMING) => {
      const pair = [
        { name: path, server: sulur, path },
        { name, server: minimal, path: other },
      ];
      const [ours, theirs] = await race(pair, how);
      calls.push([path, ...figuresOf(ours), name, theirs?.ratio.toFixed(2) ?? "–", String(ours?.failed ?? 0)]);
    };
    for (const path of CALLS) await measure(path, "rute kosong", "/api/empty");
    await measure(`/api/reports?limit=20&${UNSEEN}`, "rute Prisma", `/api/reports-by-prisma?${UNSEEN}`, PATIENT);
    printTable(["panggilan", "Sulur/dtk", "p50 ms", "p99 ms", "pembanding (Next minimal)", "rasio", "gagal"], calls);
    process.stdout.write(
      `Memori: Sulur ${megabytes(atRest)}, sesudah beban ${megabytes(sulur.memory())}; Next minimal sesudahnya ${megabytes(minimal.memory())}\n`,
    );
  });
}
