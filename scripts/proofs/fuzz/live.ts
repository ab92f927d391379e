import fc from "fast-check";
import { type Answers, answersOf, changesOf } from "@/scripts/proofs/answers";
import { type Answer, ask, type RawRequest } from "@/scripts/proofs/client";
import { watchMemory } from "@/scripts/proofs/memory";
import type { World } from "@/scripts/proofs/world";

/** Uploads that break decoders; each is sent to the routes that take a photo or a table. */
const UPLOADS: readonly Uint8Array[] = [
  new Uint8Array(0),
  new TextEncoder().encode("name,latitude,longitude\n=1+1,x,1e999\n"),
  Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
];

const UPLOAD_TYPES = ["image/png", "image/jpeg", "image/webp", "text/csv"];

/** RawRequest for by nobody before the fuzz, so that a stranger's odd request is the one that fills their cache. */
const FRESH = [
  "/kartu/blog.jpg",
  "/kartu/faq.jpg",
  "/kartu/tips.jpg",
  "/laporan/rss.xml",
  "/wilayah/bali-51",
  "/tentang",
  "/faq",
];

/** Made for each request by what its address asks. */
const BY_QUERY = ["/laporan/saring", "/laporan/belum-terkirim", "/cari"];

const SEGMENTS = [
  ..."%2e|%2E%2e|..|.|%2f|%5C|\\|%00|%|%zz|%F0%9F|%ED%A0%80|%252e%252e|%0d%0a|;a=1|~|[x]|*|$1|__proto__".split("|"),
  ..."_next|static|api|data|image|page.js|1|0|-1|LP-260101-0001|x.rsc|_tree.segment.rsc".split("|"),
];

const METHODS = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"];

const BODIES = [
  ...["", "{", "{}", "[]", "null", '{"__proto__":{"role":"ADMIN"}}', '{"id":1}', "a=b&c=%"],
  ...["[".repeat(9_000), `"${"a".repeat(70_000)}"`],
  '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n{}\r\n--x--\r\n',
];

const TYPES = [
  ...["application/json", "application/json; charset=utf-16", "text/plain", "application/x-www-form-urlencoded"],
  ...["multipart/form-data; boundary=x", "multipart/form-data", ";"],
];

/** One a line, with its name before the first colon. */
const HEADERS = `rsc: 1
rsc: x
next-router-state-tree: garbage
next-router-state-tree: %5B%5D
next-router-state-tree: ["",{"children":["(public)",{"children":["cari",{"children":["__PAGE__",{}]}]}]}]
next-router-state-tree: ["",{},null,"refetch",-1]
next-router-state-tree: ${'["a",{"b":'.repeat(900)}["",{}]${"}]".repeat(900)}
next-router-prefetch: 1
next-router-prefetch: 2
next-router-segment-prefetch: /_tree
next-router-segment-prefetch: /../x
next-url: //evil.example
next-url: /laporan
next-action: 00aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
next-resume: 1
x-nextjs-data: 1
x-prerender-revalidate: x
x-middleware-subrequest: middleware:middleware
x-invoke-status: 500
x-matched-path: /admin
x-sulur-peer: 203.0.113.9
x-sulur-page: /admin
x-forwarded-for: 1.1.1.1:555, garbage
x-forwarded-host: evil.example/..
x-forwarded-proto: x,https
content-security-policy: script-src 'nonce-<x>'
host: a b
origin: null
sec-fetch-site: cross-site
cookie: sulur.sesi=%00; sulur_pengunjung=a.b; __prerender_bypass=x; =;
authorization: Bearer x
if-none-match: *
if-modified-since: kemarin
range: bytes=9-1,-0
accept-encoding: br;q=x, *;q=0
accept: x/y;q=9
expect: garbage
x-request-id: <script>
traceparent: 00-x`
  .split("\n")
  .map((line) => line.split(/: (.*)/su).slice(0, 2) as [string, string]);

const QUERIES = [
  ...["", "", "?", "?_rsc=%F0%9F", "?q=%", "?q=%20&q=2&kind[]=x", "?a=b/../c?d", "?__proto__[x]=1&limit=-1"],
  ...["?wilayah=__proto__&dari=0000-01-01&sampai=9999-12-31", "?month=0000-01&bulan=9999-12"],
  ...["?sebab=__proto__&isian=toString", "?jenis=constructor&status=__proto__&sesudah=-1"],
];

const anyHeaders = fc
  .array(fc.constantFrom(...HEADERS), { maxLength: 4 })
  .chain((pairs) => fc.constantFrom(...TYPES).map((type) => ({ "content-type": type, ...Object.fromEntries(pairs) })));

const anyBody = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...BODIES) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
);

/** Of the fuzz's own requests; what is asked before and after comes from beyond them. */
const FIRST_ADDRESS = 1_000;
const BEYOND = 60_000;
const TOGETHER = 6;
const ROUND = 500;
/** Hostile requests as bytes: no 5xx, and afterwards every route answers as before. @returns one line for each fault */
export async function fuzzServer(world: World, requests: number, seed: number): Promise<string[]> {
  const before = await answersOf(world, BEYOND);
  const pid = world.serverPid();
  const memory = watchMemory(() => pid);
  const faults = await send(world, before, requests, seed);
  memory.stop();
  console.log(`memori paling tinggi ${Math.round(memory.highest() / 1024 / 1024)} MB`);
  await world.db.rateLimit.deleteMany();
  faults.push(...changesOf(before, await answersOf(world, BEYOND + 1_000)));
  for (const path of FRESH) {
    const { status } = await ask(world, { path, from: BEYOND });
    if (status !== 200) faults.push(`GET ${path}: ${status}, sesudah orang lain lebih dulu memintanya dengan aneh`);
  }
  if (world.serverPid() !== pid) faults.push("Server mati dan dinyalakan kembali.");
  return faults;
}

/** @returns what was answered wrongly, one line for each kind */
async function send(world: World, before: Answers, requests: number, seed: number): Promise<string[]> {
  const arbitrary = rawRequest([...before.keys()]);
  const counts = new Map<number | null, number>();
  const faults = new Map<string, string>();
  const left = Array.from({ length: requests }, (_, index) => index).values();
  const work = async () => {
    for (const index of left) {
      if (index % ROUND === 0) await world.db.rateLimit.deleteMany();
      const [request] = fc.sample(arbitrary, { numRuns: 1, seed: seed + index });
      if (!request) throw new Error("there is nothing to ask");
      const answer = await ask(world, { ...request, from: FIRST_ADDRESS + index });
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      const fault = faultIn(answer, request.path);
      const shown = JSON.stringify({ ...request, body: String(request.body).slice(0, 200) });
      if (fault !== null && !faults.has(fault)) faults.set(fault, `${fault}\n  permintaan ${index}: ${shown}`);
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  const table = [...counts].sort(([one], [other]) => Number(one) - Number(other));
  const rows = table.map(([status, count]) => `${status ?? "---"}  ${count}`).join("\n");
  console.log(`${requests} permintaan mentah ke server sungguhan, benih ${seed}\n${rows}`);
  return [...faults.values()];
}

function faultIn({ status, headers, text }: Answer, path: string): string | null {
  if (status === null) return "Tidak dijawab.";
  // There is no geocoder here, and it says so.
  if (status === 503 && path.startsWith("/api/geocode")) return null;
  if (status >= 500) return `${status} ${text.slice(0, 120)}`;
  if (headers["x-content-type-options"] !== "nosniff") return `${status} tanpa header pengaman`;
  const { location } = headers;
  if (typeof location === "string" && new URL(location, "http://sulur.test").host !== "sulur.test") {
    return `${status} ke situs lain: ${location}`;
  }
  return null;
}

/** @param known what is answered, e.g. `POST /api/reports/1/support` */
function rawRequest(known: readonly string[]): fc.Arbitrary<RawRequest> {
  const uploads = known.filter((name) => /^POST .*(?:photo|import|csv)/u.test(name)).map(addressIn);
  const upload = fc.record({
    method: fc.constant("POST"),
    path: fc.constantFrom("/api/photos", ...uploads),
    headers: fc.constantFrom(...UPLOAD_TYPES).map((type) => ({ "content-type": type })),
    body: fc.constantFrom(...UPLOADS),
  });
  const any = fc
    .record({ name: nameNear(known), headers: anyHeaders, body: anyBody })
    .map(({ name: [method, path], headers, body }) => {
      return { method, path, headers, ...(method === "GET" || method === "HEAD" ? {} : { body }) };
    });
  return fc.oneof({ weight: 19, arbitrary: any }, { weight: 1, arbitrary: upload });
}

function addressIn(name: string): string {
  return name.split(" ")[1] ?? "/";
}

/** A real method and address with something wrong in it, or in place of one of its parts. */
function nameNear(known: readonly string[]): fc.Arbitrary<[method: string, path: string]> {
  const segment = fc.constantFrom(...SEGMENTS);
  const change = fc.tuple(fc.nat(8), fc.nat(2), fc.constantFrom("/", "/", "//", "\\"), segment);
  const changes = fc.oneof(fc.constant([]), fc.array(change, { maxLength: 3 }));
  const real = fc.constantFrom(...known, ...[...FRESH, ...BY_QUERY].map((path) => `GET ${path}`));
  const otherMethod = fc.option(fc.constantFrom(...METHODS), { freq: 1, nil: null });
  return fc
    .tuple(real, otherMethod, changes, fc.constantFrom(...QUERIES))
    .map(([name, other, chosen, query]): [string, string] => {
      const [target = "/"] = addressIn(name).split("?");
      const parts = target.split("/").slice(1);
      for (const [at, removed, slash, text] of chosen) {
        parts.splice(at % (parts.length + 1), removed, slash === "/" ? text : `${slash}${text}`);
      }
      return [other ?? name.split(" ")[0] ?? "GET", `/${parts.join("/")}${query}`];
    });
}
