import { connect } from "node:net";
import { type Answers, answersOf, changesOf } from "@/scripts/proofs/answers";
import { ask, type RawRequest } from "@/scripts/proofs/client";
import type { Finding } from "@/scripts/proofs/findings";
import type { Target } from "./target";

/** Each once made every later request of a route end at another's handler. */
const POISONS: readonly RawRequest[] = [
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
/** What two readers may take for different requests, or Node for none. */
const RAW: Record<string, string> = {
  sampah: "GARBAGE\r\n\r\n",
  "header 20 KB": `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`,
  "tanpa Host": "GET / HTTP/1.1\r\n\r\n",
  "dua Host": "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
  "dua panjang": smuggling("Content-Length: 4\r\nContent-Length: 40"),
  "panjang dan potongan": smuggling("Content-Length: 4\r\nTransfer-Encoding: chunked"),
  "potongan yang tidak dikenal": smuggling("Transfer-Encoding: xchunked"),
};
const UPGRADE =
  "GET /x/%2e%2e/%2e%2e/zz HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: YQ==\r\n\r\n";
/** Addresses of these attacks. */
const FROM = { before: 10_000, after: 11_000, poison: 12_000 };
const QUIET_MS = 3_000;

function smuggling(headers: string): string {
  return `POST /api/reports HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: a\r\n\r\n`;
}

/** Addresses and requests that two readers may understand otherwise, and what every route answers afterwards. */
export async function paths(target: Target): Promise<Finding[]> {
  const before = await answersOf(target, FROM.before);
  const findings = [await poisons(target), await raw(target)];
  return [...findings, unchanged(before, await answersOf(target, FROM.after))];
}

async function poisons(target: Target): Promise<Finding> {
  const seen: string[] = [];
  for (const [index, poison] of POISONS.entries()) {
    const { status } = await ask(target, { ...poison, body: {}, from: FROM.poison + index });
    if (status !== 400) seen.push(`${poison.method} ${poison.path}: ${status}`);
  }
  return {
    fault: `${POISONS.length} tulisan ke alamat yang tidak dalam bentuk bakunya (%2e%2e, //, \\, %2f, %61, %00, setengah huruf)`,
    promise: "400, dan tidak sampai ke rute mana pun",
    measured: seen.join("; ") || "400 semuanya",
    fulfilled: seen.length === 0,
  };
}

async function raw(target: Target): Promise<Finding> {
  const seen: string[] = [];
  for (const [name, text] of Object.entries(RAW)) {
    const statuses = await statusesOf(target, text);
    if (statuses.length > 1 || !/^[45]/u.test(statuses[0] ?? "")) seen.push(`${name}: ${statuses.join(" ")}`);
  }
  const upgraded = await statusesOf(target, UPGRADE);
  if (!["308", "400"].includes(upgraded[0] ?? "")) seen.push(`Upgrade: ${upgraded.join(" ")}`);
  return {
    fault: `${Object.keys(RAW).length} permintaan yang dibaca berbeda oleh dua pembaca (penyelundupan), dan Upgrade`,
    promise: "satu penolakan, dan isinya tidak dijawab sebagai permintaan kedua; Upgrade tidak dibiarkan menggantung",
    measured: seen.join("; ") || "ditolak sekali semuanya",
    fulfilled: seen.length === 0,
  };
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

/** @returns the status of each answer until the connection is closed, or nothing comes for a while */
function statusesOf({ url }: Target, text: string): Promise<string[]> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(Number(port), hostname);
    socket.setTimeout(QUIET_MS, () => socket.destroy());
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
    socket.on("error", () => {});
    socket.on("close", () => resolve([...answer.matchAll(/HTTP\/1\.1 (\d{3})/gu)].map(([, status = ""]) => status)));
    socket.write(text);
  });
}
