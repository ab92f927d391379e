import { hashPassword } from "@/lib/accounts/passwords";
import type { Database } from "../../../prisma/client.ts";
import { withPrisma } from "./own-database.ts";
import { withServers } from "./server-room.ts";
import { printTable, quantile } from "./table.ts";

const TRIES = 200;
const WARM_UP = 10;
const AIM_MS = 10;
const ANSWER = "belang";

/** One kind of person for each kind of account that a refusal must not give away. */
const KINDS = ["warga", "pengurus", "beremail", "hantu"] as const;
type Kind = (typeof KINDS)[number];

interface Try {
  name: string;
  kind: Kind;
  path: string;
  body: (username: string) => object;
}

const login = (username: string) => ({ username, password: "Salah-Sekali-9" });
const recovery = (securityAnswer: string) => (username: string) => ({
  username,
  selectedQuestion: "hewan",
  securityAnswer,
});

const GROUPS: Record<string, Try[]> = {
  Masuk: [
    { name: "akun ada, password salah", kind: "warga", path: "/api/login", body: login },
    { name: "akun tidak ada", kind: "hantu", path: "/api/login", body: login },
  ],
  Pemulihan: [
    { name: "akun ada, jawaban salah", kind: "warga", path: "/api/verify-account", body: recovery("putih") },
    { name: "akun tidak ada", kind: "hantu", path: "/api/verify-account", body: recovery(ANSWER) },
    { name: "pengurus, jawaban benar", kind: "pengurus", path: "/api/verify-account", body: recovery(ANSWER) },
    { name: "ada email, jawaban benar", kind: "beremail", path: "/api/verify-account", body: recovery(ANSWER) },
  ],
};

/** As many accounts of each kind as there are tries, since the tries of one name are counted. */
async function fill(db: Database): Promise<void> {
  const [passwordHash, securityAnswerHash] = await Promise.all([hashPassword("Rumput-Hijau-7"), hashPassword(ANSWER)]);
  const rest = { passwordHash, securityAnswerHash, securityQuestion: "hewan", daerah: "Bali", umur: 30 };
  for (const kind of KINDS.filter((known) => known !== "hantu")) {
    await db.user.createMany({
      data: Array.from({ length: TRIES + WARM_UP }, (_, number) => {
        const username = `${kind} ${number}`;
        const email = kind === "beremail" ? `${number}@ukur.test` : null;
        return {
          username,
          usernameKey: username,
          email,
          emailKey: email,
          role: kind === "pengurus" ? "ADMIN" : "USER",
          ...rest,
        };
      }),
    });
  }
}

let attempt = 0;

/** Milliseconds until the refusal is read, each from another address. */
async function timeOf(origin: string, { kind, path, body }: Try, number: number): Promise<number> {
  attempt += 1;
  const address = `10.${(attempt >> 16) & 255}.${(attempt >> 8) & 255}.${attempt & 255}`;
  const started = performance.now();
  const answer = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(body(`${kind} ${number}`)),
  });
  await answer.text();
  if (answer.status !== 401) throw new Error(`${path} answered ${answer.status} to ${kind} ${number}.`);
  return performance.now() - started;
}

/** In turns, so that a slower minute of the machine is everyone's. */
async function measure(origin: string, tries: Try[]): Promise<number[][]> {
  const times = tries.map((): number[] => []);
  for (let number = 0; number < WARM_UP + TRIES; number += 1) {
    for (const [index, candidate] of tries.entries()) {
      const time = await timeOf(origin, candidate, number);
      if (number >= WARM_UP) times[index]?.push(time);
    }
  }
  return times;
}

/** Whether the time of a refusal tells which accounts there are. */
export function run(): Promise<void> {
  return withServers(async (room) => {
    await withPrisma(room.databaseUrl, fill);
    const { origin } = await room.sulur();
    for (const [title, tries] of Object.entries(GROUPS)) {
      const times = await measure(origin, tries);
      const medians = times.map((each) => quantile(each, 0.5));
      const rows = tries.map(({ name }, index) => [
        name,
        ...[0.5, 0.05, 0.95].map((part) => quantile(times[index] ?? [], part).toFixed(1)),
      ]);
      printTable([`${title}, ${TRIES} kali`, "median ms", "p5", "p95"], rows);
      const apart = Math.max(...medians) - Math.min(...medians);
      process.stdout.write(`Selisih median ${apart.toFixed(1)} ms (sasaran: di bawah ${AIM_MS} ms)\n`);
    }
  });
}
