import { randomUUID } from "node:crypto";
import { hashPassword } from "@/lib/accounts/passwords";
import { type Answer, ask, isHonest503, sendReport } from "@/scripts/proofs/client";
import type { Finding } from "@/scripts/proofs/findings";
import { residentBytes } from "@/scripts/proofs/memory";
import { inWorld, type World } from "@/scripts/proofs/world";
import { MEGABYTE, megabytes, type Target } from "./target";

const GUESSES = 200;
/** Clients of one /48, each from a /64 of its own. */
const READS = 12_000;
const AT_ONCE = 32;
const MOST_GROWTH = 64 * MEGABYTE;
/** More than there are connections to the database. */
const CROWD = 60;

interface Line {
  name: string;
  addressOf(index: number): string;
  /** Each /56 and each IPv4 address has its first password checked. */
  passwords: number;
}

const LINES: readonly Line[] = [
  { name: "satu /56", addressOf: (index) => `2001:db8:1:${(0x4200 + (index % 256)).toString(16)}::1`, passwords: 14 },
  { name: "satu /48", addressOf: (index) => `2001:db8:2:${((index * 257) % 65_536).toString(16)}::1`, passwords: 256 },
  { name: "satu /24 IPv4", addressOf: (index) => `203.0.113.${index % 256}`, passwords: 256 },
];
const MOST_ANSWERS = 2;

async function inParallel(count: number, run: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) answers.push(await run(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

const countOf = (answers: Answer[], wanted: number) => answers.filter(({ status }) => status === wanted).length;

/** Crowds that one line or one neighbourhood can be, as a trusted proxy names their addresses; and one of everybody. */
export async function networks(target: Target): Promise<Finding[]> {
  const findings = [await crowd(target)];
  // nginx names the addresses itself.
  if (target.proxied) return findings;
  await inWorld({ environment: { TRUSTED_PROXY_HOPS: "1" } }, async (world) => {
    for (const line of LINES) findings.push(await guesses(world, line));
    findings.push(await readsFromEverywhere(world));
  });
  return findings;
}

async function guesses(world: World, { name, addressOf, passwords: most }: Line): Promise<Finding> {
  const username = `Korban ${randomUUID().slice(0, 8)}`;
  const secret = await hashPassword("Rumput-Hijau-7");
  const rest = { passwordHash: secret, securityAnswerHash: secret, daerah: "Bali", umur: 30 };
  const account = { username, usernameKey: username.toLowerCase(), securityQuestion: "hewan", ...rest };
  await world.db.user.create({ data: account });
  const post = (path: string, body: object) => (index: number) =>
    ask(world, { method: "POST", path, body, headers: { "x-forwarded-for": addressOf(index) } });
  const answer = { username, selectedQuestion: "hewan", securityAnswer: "tebakan" };
  const answers = countOf(await inParallel(GUESSES, post("/api/verify-account", answer)), 401);
  const passwords = countOf(await inParallel(GUESSES, post("/api/login", { username, password: "Tebakan-9-Xy" })), 401);
  return {
    fault: `${GUESSES} jawaban keamanan dan ${GUESSES} password untuk satu akun dari ${name}`,
    promise: `paling banyak ${MOST_ANSWERS} jawaban dan ${most} password diperiksa`,
    measured: `${answers} jawaban, ${passwords} password`,
    fulfilled: answers <= MOST_ANSWERS && passwords <= most,
  };
}

/** Read counters lie in memory: a network with many addresses must not fill it. */
async function readsFromEverywhere(world: World): Promise<Finding> {
  const read = (site: string) => (index: number) =>
    ask(world, {
      path: "/api/reports?limit=1",
      headers: { "x-forwarded-for": `2001:db8:${site}:${index.toString(16)}::1` },
    });
  await inParallel(AT_ONCE * 8, read("30"));
  const before = residentBytes(world.serverPid());
  const answers = await inParallel(READS, read("31"));
  const growth = residentBytes(world.serverPid()) - before;
  const failed = answers.filter(({ status }) => status === null || status >= 500).length;
  return {
    fault: `${READS} bacaan dari /64 yang berlainan dalam satu /48`,
    promise: `memori server bertambah kurang dari ${megabytes(MOST_GROWTH)}, tanpa galat`,
    measured: `bertambah ${megabytes(growth)}, ${failed} galat, ${countOf(answers, 429)} kali 429`,
    fulfilled: before === 0 ? null : growth < MOST_GROWTH && failed === 0,
  };
}

/** More writers at once than there are connections. */
async function crowd(target: Target): Promise<Finding> {
  const answers = await Promise.all(Array.from({ length: CROWD }, () => sendReport(target)));
  const [taken, honest] = [countOf(answers, 201), answers.filter(isHonest503).length];
  return {
    fault: `${CROWD} laporan sekaligus dari alamat yang berlainan`,
    promise: "setiap satu dijawab 201 atau 503 dengan Retry-After",
    measured: `${taken} diterima, ${honest} ditolak dengan 503, ${CROWD - taken - honest} jawaban lain`,
    fulfilled: taken + honest === CROWD,
  };
}
