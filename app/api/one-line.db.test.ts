import { describe, expect, it } from "vitest";
import { hashPassword } from "@/lib/accounts/passwords";
import { ANSWER, PASSWORD, testAccount } from "@/lib/accounts/test-account";
import { Client, endPauses, prolongPauses, testSite } from "@/lib/server/auth/test-site";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const verify = await import("./verify-account/route");
const login = await import("./login/route");
const access = await import("./events/access/route");
const { db } = database;

const CODE = "gotong-royong-2026";
await db.setting.create({ data: { key: "event-access-code", value: await hashPassword(CODE) } });

let site = 0;

/** As many clients as one line can show: each on a /64 of its own in one /56, or next to each other in one /24. */
const LINES: Record<string, (count: number) => Client[]> = {
  "a /56": (count) => {
    site += 1;
    return clients(count, (index) => `2001:db8:${site.toString(16)}:${(0x4200 + index).toString(16)}::1`);
  },
  "a /24": (count) => {
    site += 1;
    return clients(count, (index) => `203.0.${site}.${index + 1}`);
  },
};

function clients(count: number, addressOf: (index: number) => string): Client[] {
  return Array.from({ length: count }, (_, index) => new Client(addressOf(index)));
}

function elsewhere(): Client {
  site += 1;
  return new Client(`2001:db8:${site.toString(16)}::1`);
}

async function statusesOf(responses: Promise<Response>[]): Promise<number[]> {
  const answers = await Promise.all(responses);
  for (const { status, headers } of answers) {
    if (status === 429) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  return answers.map(({ status }) => status);
}

/** The first pause lasts three seconds, which end before the crowd does where the machine is busy. */
function expectAbout(expected: number, checked: number): void {
  expect(checked).toBeGreaterThanOrEqual(expected);
  expect(checked).toBeLessThanOrEqual(expected + 2);
}

const answer = (client: Client, username: string, securityAnswer: string) =>
  client.post(verify.POST, "/api/verify-account", { username, selectedQuestion: "hewan", securityAnswer });
const signIn = (client: Client, username: string, password: string) =>
  client.post(login.POST, "/api/login", { username, password });
const enterCode = (client: Client, code: string) => client.post(access.POST, "/api/events/access", { code });

describe.each([
  // All clients of one IPv6 line share the line's allowance.
  { line: "a /56", answers: 10, codes: 10, passwords: 10 },
  // A neighbour's first guess is answered, whatever the others have tried: nobody can be locked out.
  { line: "a /24", answers: 20, codes: 44, passwords: 44 },
])("everybody on $line", ({ line, answers, codes, passwords }) => {
  const crowd = (count: number) => LINES[line]?.(count) ?? [];

  it("has one answer to a security question checked at a time", async () => {
    const { username } = await testAccount(db);
    const guesses = crowd(20).map((client, index) => answer(client, username, `Si Nomor ${index}`));
    expectAbout(1, (await statusesOf(guesses)).filter((status) => status === 401).length);
    await prolongPauses(db);
    expect((await answer(elsewhere(), username, ANSWER)).status, "the right one after it").toBe(429);
  });

  it("has few answers a day checked, however long it waits", async () => {
    const { username } = await testAccount(db);
    const statuses: number[] = [];
    for (const client of crowd(answers + 2)) {
      statuses.push((await answer(client, username, "Si Putih")).status);
      await endPauses(db);
    }
    expect(statuses).toEqual([...Array<number>(answers).fill(401), 429, 429]);
  });

  it("has few passwords of one name checked, and keeps the owner out nowhere else", async () => {
    const { username } = await testAccount(db);
    const clients = crowd(44);
    const guess = (client: Client, index: number) => signIn(client, username, `Tebakan-${index}-Xy`);
    const first = await statusesOf(clients.map(guess));
    expectAbout(passwords, first.filter((status) => status === 401).length);
    await prolongPauses(db);
    expect(new Set(await statusesOf(clients.map(guess))), "once more").toEqual(new Set([429]));
    expect((await signIn(elsewhere(), username, PASSWORD)).status).toBe(200);
  });

  it("has few access codes checked, also when the quarter of an hour is over", async () => {
    const clients = crowd(44);
    const guess = (client: Client, index: number) => enterCode(client, `kode-nomor-${index}`);
    const first = await statusesOf(clients.map(guess));
    const answered = clients.filter((_, index) => first[index] === 403);
    expectAbout(codes, answered.length);
    await prolongPauses(db);
    await db.rateLimit.deleteMany();
    expect(new Set(await statusesOf(answered.map(guess)))).toEqual(new Set([429]));
    expect((await enterCode(elsewhere(), CODE)).status).toBe(204);
  });
});
