import { createHash } from "node:crypto";
import { hashPassword } from "../../../lib/accounts/passwords.ts";
import type { Finding } from "../faults/finding.ts";
import { startWorld } from "../faults/world.ts";
import { type AttackAnswer, attack } from "./client.ts";
import { residentBytes, type Target } from "./target.ts";

const GUESSES = 200;
/** Clients of one /48, each from a /64 of its own. */
const READS = 12_000;
const AT_ONCE = 32;
const MEGABYTE = 1024 * 1024;
const MOST_GROWTH = 64 * MEGABYTE;

type AddressOf = (index: number) => string;

const LINES: { name: string; addressOf: AddressOf; most: { answers: number; passwords: number } }[] = [
  {
    name: "satu /56",
    addressOf: (index) => `2001:db8:1:${(0x4200 + (index % 256)).toString(16)}::1`,
    most: { answers: 2, passwords: 14 },
  },
  {
    name: "satu /48",
    addressOf: (index) => `2001:db8:2:${((index * 257) % 65_536).toString(16)}::1`,
    // Each /56 has its first password checked.
    most: { answers: 2, passwords: 256 },
  },
  { name: "satu /24 IPv4", addressOf: (index) => `203.0.113.${index % 256}`, most: { answers: 2, passwords: 256 } },
];

async function inParallel(count: number, run: (index: number) => Promise<AttackAnswer>): Promise<AttackAnswer[]> {
  const answers: AttackAnswer[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) answers.push(await run(next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

function countOf(answers: AttackAnswer[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}

/** Crowds that one line or one neighbourhood can be, as a trusted proxy names their addresses. */
export async function networks(target: Target): Promise<Finding[]> {
  // The other target has a proxy of its own, which names the addresses itself.
  if (target.name !== "langsung") return [];
  const world = await startWorld({ environment: { TRUSTED_PROXY_HOPS: "1" } });
  const findings: Finding[] = [];
  try {
    const secret = await hashPassword("Rumput-Hijau-7");
    for (const [number, { name, addressOf, most }] of LINES.entries()) {
      const username = `Korban ${createHash("sha256").update(name).digest("hex").slice(0, 8)}`;
      const rest = { passwordHash: secret, securityAnswerHash: secret, daerah: "Bali", umur: 30 };
      const account = { username, usernameKey: username.toLowerCase(), securityQuestion: "hewan", ...rest };
      await world.db.user.create({ data: account });
      const post = (path: string, body: object, index: number) =>
        attack(world.origin, {
          method: "POST",
          path,
          body,
          headers: { "x-forwarded-for": addressOf(index) },
          from: 5_000 + number,
        });
      const answers = await inParallel(GUESSES, (index) =>
        post("/api/verify-account", { username, selectedQuestion: "hewan", securityAnswer: `tebakan ${index}` }, index),
      );
      const passwords = await inParallel(GUESSES, (index) =>
        post("/api/login", { username, password: `Tebakan-${index}-Xy` }, index),
      );
      const checked = { answers: countOf(answers, 401), passwords: countOf(passwords, 401) };
      findings.push({
        fault: `${GUESSES} jawaban keamanan dan ${GUESSES} password untuk satu akun dari ${name}`,
        promise: `paling banyak ${most.answers} jawaban dan ${most.passwords} password diperiksa`,
        measured: `${checked.answers} jawaban, ${checked.passwords} password`,
        fulfilled: checked.answers <= most.answers && checked.passwords <= most.passwords,
      });
    }
    findings.push(await readsFromEverywhere(world.origin, world.applicationPid));
  } finally {
    await world.stop();
  }
  return findings;
}

/** Read counters lie in memory: a network with many addresses must not fill it. */
async function readsFromEverywhere(origin: string, applicationPid: () => number): Promise<Finding> {
  const read = (index: number, site: string) =>
    attack(origin, {
      path: "/api/reports?limit=1",
      headers: { "x-forwarded-for": `2001:db8:${site}:${index.toString(16)}::1` },
    });
  await inParallel(AT_ONCE * 8, (index) => read(index, "30"));
  const before = residentBytes(applicationPid());
  const answers = await inParallel(READS, (index) => read(index, "31"));
  const growth = residentBytes(applicationPid()) - before;
  const failed = answers.filter(({ status }) => status === null || status >= 500).length;
  return {
    fault: `${READS} bacaan dari /64 yang berlainan dalam satu /48`,
    promise: `memori server bertambah kurang dari ${MOST_GROWTH / MEGABYTE} MB, tanpa galat`,
    measured: `bertambah ${Math.round(growth / MEGABYTE)} MB, ${failed} galat, ${countOf(answers, 429)} kali 429`,
    fulfilled: before === 0 ? null : growth < MOST_GROWTH && failed === 0,
  };
}
