import { connect } from "node:net";
import { addEvent } from "../../../prisma/factories/event.ts";
import type { Finding } from "../faults/finding.ts";
import { type Answers, answersOf, changesOf } from "./answers.ts";
import { type AttackRequest, attack } from "./client.ts";
import type { Target } from "./target.ts";

/** Each once made every later request of a route end at another's handler. */
const POISONS: readonly AttackRequest[] = [
  { method: "POST", path: "/api/reports/%2e%2e/support" },
  { method: "POST", path: "/api/reports/../support" },
  { method: "PATCH", path: "/api/events/%2e/register" },
  { method: "POST", path: "/api/threads/%2e%2e/comments" },
  { method: "POST", path: "/api/admin/users/%2e%2e/block" },
  { method: "POST", path: "/zzz/%2e%2e/api/logout" },
  { method: "POST", path: "/api//reports" },
  { method: "POST", path: "/%61pi/reports" },
  { method: "POST", path: "/api\\reports" },
  { method: "POST", path: "/api/reports%2f1%2fsupport" },
  { method: "POST", path: "/api/reports/1%5c..%5csupport" },
  { method: "POST", path: "/api/reports/%F0%9F" },
  { method: "POST", path: "/api/reports/1%00" },
];
const ROUTER_HEADERS: readonly Record<string, string>[] = [
  { rsc: "1", "next-router-state-tree": "garbage" },
  { rsc: "1", "next-router-state-tree": '["",{},null,null,true]' },
  { rsc: "1", "next-router-state-tree": `${'["a",{"b":'.repeat(900)}["",{}]${"}]".repeat(900)}` },
  { rsc: "1", "next-router-prefetch": "2" },
  { rsc: "1", "next-router-prefetch": "garbage" },
  { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "garbage" },
  { rsc: "1", "next-url": "//evil.example" },
  { "next-action": "garbage" },
  { "x-nextjs-data": "1", "x-prerender-revalidate": "1", "x-middleware-subrequest": "middleware" },
  { "x-forwarded-host": "evil.example/..", "x-forwarded-proto": "x,https" },
  { "content-security-policy": "script-src 'nonce-<dipilih>'" },
  { host: "a b" },
];
const PAGES = ["/akun", "/admin", "/cari", "/cari?_rsc=%F0%9F", "/laporan"];
/** A limit that counts each request of an address, also one without a usable body. */
const LIMITED = { method: "POST", path: "/api/register", body: {} };
/** Requests that one address may send in half an hour; TRIES are some more. */
const ALLOWED_TRIES = 60;
const TRIES = 65;
const CARDS = ["laporan", "event", "forum"].map((name) => `/kartu/${name}.jpg`);
const SMALLEST_CARD = 5_000;
/** Made-up ones, before the number of one event. */
const NAMES = 50;
/** Addresses of these attacks; each attack begins at a round number of its own. */
const FROM = { before: 10_000, after: 11_000, poison: 12_000, router: 13_000, host: 14_000, limit: 15_000 };

export async function paths(target: Target): Promise<Finding[]> {
  const { origin } = target;
  const before = await answersOf(origin, FROM.before);
  const findings = [await poisons(origin), await elsewhere(origin), await routerHeaders(origin)];
  findings.push(
    await firstAskers(origin),
    await endless(target),
    await rebinding(origin),
    await inventedAddress(origin),
    await upgrade(target),
    await unparsed(target),
  );
  return [...findings, unchanged(before, await answersOf(origin, FROM.after))];
}

async function poisons(origin: string): Promise<Finding> {
  const seen: string[] = [];
  for (const [index, poison] of POISONS.entries()) {
    const { status } = await attack(origin, { ...poison, body: {}, from: FROM.poison + index });
    if (status !== 400) seen.push(`${poison.method} ${poison.path}: ${status}`);
  }
  return {
    fault: `${POISONS.length} tulisan ke alamat yang tidak dalam bentuk bakunya (%2e%2e, //, \\, %2f, %61, %00, setengah huruf)`,
    promise: "400, dan tidak sampai ke rute mana pun",
    measured: seen.join("; ") || "400 semuanya",
    fulfilled: seen.length === 0,
  };
}

async function elsewhere(origin: string): Promise<Finding> {
  const seen: string[] = [];
  for (const path of ["//evil.example/%2e%2e", "/\\evil.example/", "/%2e//evil.example", "//evil.example//"]) {
    const { status, headers } = await attack(origin, { path, from: FROM.poison });
    const { location = "/" } = headers;
    const to = new URL(String(location), origin);
    if (to.origin !== origin || (status !== 308 && status !== 400)) seen.push(`${path}: ${status} ${location}`);
  }
  return {
    fault: "GET //evil.example dan alamat yang menyerupainya",
    promise: "diarahkan hanya ke situs sendiri, atau 400",
    measured: seen.join("; ") || "tidak ada yang keluar",
    fulfilled: seen.length === 0,
  };
}

async function routerHeaders(origin: string): Promise<Finding> {
  const failed: string[] = [];
  let from = FROM.router;
  for (const path of PAGES) {
    for (const headers of ROUTER_HEADERS) {
      for (const method of ["GET", "POST"]) {
        from += 1;
        const requested = { method, headers, from };
        let answer = await attack(origin, { ...requested, path });
        // Next first names the part of the page in the address.
        const { location } = answer.headers;
        if (answer.status === 307 && location) answer = await attack(origin, { ...requested, path: String(location) });
        if (answer.status === null || answer.status >= 500) {
          failed.push(`${method} ${path} ${JSON.stringify(headers).slice(0, 80)}: ${answer.status}`);
        }
      }
    }
  }
  return {
    fault: "header perute Next yang rusak, header bagian dalam Next, dan Host yang bukan nama",
    promise: "tidak pernah 5xx",
    measured: failed.join("; ") || `${from - FROM.router} permintaan, tanpa 5xx`,
    fulfilled: failed.length === 0,
  };
}

async function rebinding(origin: string): Promise<Finding> {
  const host = "evil.example:3000";
  const headers = { host, origin: `http://${host}` };
  const { status } = await attack(origin, { ...LIMITED, headers, from: FROM.host });
  return {
    fault: "tulisan dari nama asing yang diarahkan ke sini (DNS rebinding): Origin sama dengan Host",
    promise: "403, sebab Origin dibandingkan dengan SITE_URL",
    measured: String(status),
    fulfilled: status === 403,
  };
}

async function inventedAddress(origin: string): Promise<Finding> {
  const statuses: (number | null)[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    const invented = `203.0.113.${index}`;
    const headers = {
      "x-sulur-peer": invented,
      "x-forwarded-for": `${invented}:${5000 + index}`,
      forwarded: `for=${invented}`,
    };
    statuses.push((await attack(origin, { ...LIMITED, headers, from: FROM.limit })).status);
  }
  return {
    fault: `${TRIES} percobaan dari satu alamat yang menyebut alamat lain di X-Forwarded-For, x-sulur-peer, dan Forwarded`,
    promise: `dihitung sebagai satu alamat: sesudah ${ALLOWED_TRIES} kali 429`,
    measured: `${statuses.filter((status) => status === 429).length} kali 429`,
    fulfilled: statuses.slice(ALLOWED_TRIES).every((status) => status === 429),
  };
}

/** Cards are drawn at the first request, and then kept for everybody. */
async function firstAskers(origin: string): Promise<Finding> {
  const seen: string[] = [];
  for (const [index, method] of ["OPTIONS", "POST", "HEAD"].entries()) {
    const path = CARDS[index] ?? "";
    const from = FROM.poison + 100 + index;
    const headers = { rsc: "1", range: "bytes=0-1", "if-none-match": "*", "x-prerender-revalidate": "x" };
    await attack(origin, { method, path, headers, from });
    const { status, text } = await attack(origin, { path, from });
    if (status !== 200 || text.length < SMALLEST_CARD) seen.push(`${method} ${path}: ${status}, ${text.length} huruf`);
  }
  return {
    fault: "yang pertama meminta sebuah gambar memakai OPTIONS, POST, atau HEAD dengan header aneh",
    promise: "sesudahnya GET tetap memberi gambarnya kepada semua orang",
    measured: seen.join("; ") || "gambar diberikan semuanya",
    fulfilled: seen.length === 0,
  };
}

/** One page under names without end, and what our own cache alone is told of it. */
async function endless({ db, origin }: Target): Promise<Finding> {
  const { id } = await addEvent(db);
  const seen = new Set<string>();
  for (let name = 0; name < NAMES; name += 1) {
    for (const end of ["", "/kartu.jpg"]) {
      const { status } = await attack(origin, { path: `/event/nama-${name}-${id}${end}`, from: FROM.poison + 200 });
      if (status !== 308) seen.add(`${end || "halaman"}: ${status}`);
    }
  }
  for (const headers of [{ range: "bytes=0-1" }, { authorization: "Bearer x" }, { rsc: "1" }] as Record<
    string,
    string
  >[]) {
    for (const path of ["/laporan", "/api/reports"]) {
      const answer = await attack(origin, { path, headers, from: FROM.poison + 201 });
      for (const name of Object.keys(answer.headers)) if (name.startsWith("sulur-cache")) seen.add(`${path}: ${name}`);
    }
  }
  return {
    fault: `${NAMES} nama karangan di depan nomor sebuah kegiatan, dan jawaban dengan Range, Authorization, atau RSC`,
    promise: "308 ke satu halaman dan satu gambar; header untuk tembolok sendiri tidak ikut keluar",
    measured: [...seen].join("; ") || "308 semuanya, tanpa header dalam",
    fulfilled: seen.size === 0,
  };
}

async function upgrade({ origin }: Target): Promise<Finding> {
  const lines = ["Host: a", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: YQ=="];
  const answer = await sendRaw(origin, `GET /x/%2e%2e/%2e%2e/zz HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  const status = statusOf(answer);
  return {
    fault: "permintaan Upgrade ke alamat dengan %2e%2e, di samping pintu biasa",
    promise: "dijawab seperti permintaan lain (308, atau 400 dari proksi), bukan dibiarkan menggantung",
    measured: String(status),
    fulfilled: status === 308 || status === 400,
  };
}

async function unparsed({ name, origin }: Target): Promise<Finding> {
  const finding = {
    fault: "permintaan yang tidak dapat dibaca Node: sampah, header 20 KB, tanpa Host",
    promise: "4xx dengan header pengaman seperti semua jawaban",
  };
  if (name !== "langsung") return { ...finding, measured: "dijawab proksi", fulfilled: null };
  const big = `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`;
  const answers: string[] = [];
  for (const text of ["GARBAGE\r\n\r\n", big, "GET / HTTP/1.1\r\n\r\n"]) answers.push(await sendRaw(origin, text));
  const fulfilled = answers.every((answer) => /^HTTP\/1\.1 4/u.test(answer) && /nosniff/u.test(answer));
  return { ...finding, measured: answers.map(statusOf).join(", "), fulfilled };
}

function unchanged(before: Answers, after: Answers): Finding {
  const changes = changesOf(before, after);
  return {
    fault: "sesudah semua serangan di atas",
    promise: "setiap rute API dan halaman menjawab seperti semula",
    measured: changes.join("; ") || `${before.size} permintaan dijawab sama`,
    fulfilled: before.size > 0 && changes.length === 0,
  };
}

const QUIET_MS = 3_000;

/** @returns what comes back until the connection is closed, or nothing comes for a while */
function sendRaw(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(port), hostname);
    socket.setTimeout(QUIET_MS, () => socket.destroy());
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
    socket.write(text);
  });
}

function statusOf(answer: string): number | null {
  const status = /^HTTP\/1\.1 (\d{3})/u.exec(answer)?.[1];
  return status === undefined ? null : Number(status);
}
