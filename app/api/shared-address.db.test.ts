import { beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "@/lib/accounts/passwords";
import { ANSWER, PASSWORD, testAccount } from "@/lib/accounts/test-account";
import { newToken } from "@/lib/accounts/tokens";
import { DAY_MS } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { Client, endPauses, prolongPauses, testSite } from "@/lib/server/auth/test-site";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
const mail = await testSite(database);
const login = await import("./login/route");
const verify = await import("./verify-account/route");
const reset = await import("./reset-password/route");
const access = await import("./events/access/route");
const { deviceCookie } = await import("@/lib/server/auth/known-device");
const { db } = database;

const CODE = "gotong-royong-2026";
await db.setting.create({ data: { key: "event-access-code", value: await hashPassword(CODE) } });

let address = 0;
let neighbour: Client;
beforeEach(() => {
  address += 1;
  neighbour = new Client(`198.51.${address}.7`);
});

/** Another browser behind the neighbour's address. */
const newBrowser = () => new Client(neighbour.address);

async function said(answered: Promise<Response>) {
  const response = await answered;
  const body = response.status === 204 ? {} : await response.json();
  return { status: response.status, wait: response.headers.get("retry-after"), body: { ...body, request_id: "" } };
}

/** Has every request of a neighbour counted, without sending hundreds. */
async function spendAddress(limit: string, points: number): Promise<void> {
  const key = `${limit}:address:${neighbour.address}`;
  await db.rateLimit.create({ data: { key, points, expire: BigInt(Date.now() + 3_600_000) } });
}

describe("signing in behind an address whose tries a neighbour has used up", () => {
  const signIn = (username: string, password: string, client = newBrowser()) =>
    said(client.post(login.POST, "/api/login", { username, password }));

  beforeEach(() => spendAddress("login", 300));

  it("lets the right password in, from a new browser too", async () => {
    const { username } = await testAccount(db);
    expect((await signIn(username, PASSWORD)).status).toBe(200);
  });

  it("checks one wrong password of a name, then makes the name wait at this address alone", async () => {
    const { username } = await testAccount(db);
    const guess = await signIn(username, "Tebakan-1-Xy");
    expect([guess.status, Number(guess.wait)]).toEqual([429, expect.any(Number)]);
    await prolongPauses(db);
    expect((await signIn(username, PASSWORD)).status, "too early").toBe(429);
    expect((await signIn(username, PASSWORD, new Client(`203.0.113.${address}`))).status).toBe(200);
    await endPauses(db);
    await endPauses(db);
    expect((await signIn(username, PASSWORD)).status, "after the pause").toBe(200);
  });

  it("answers alike for a wrong password, a name that waits and a name that does not exist", async () => {
    const { username } = await testAccount(db);
    const answers: object[] = [];
    for (const name of [username, username, "Tidak Ada", "Tidak Ada"]) {
      const started = performance.now();
      answers.push(await signIn(name, "Tebakan-1-Xy"));
      expect(performance.now() - started).toBeGreaterThanOrEqual(149);
    }
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  it("stores nothing about names that do not exist", async () => {
    const before = await db.guess.count();
    for (let name = 0; name < 5; name += 1) await signIn(`Karangan ${name}`, "Tebakan-1-Xy");
    expect(await db.guess.count()).toBe(before);
  });
});

describe("recovering an account behind an address whose tries a neighbour has used up", () => {
  const ask = (username: string, securityAnswer: string, client = newBrowser()) =>
    said(client.post(verify.POST, "/api/verify-account", { username, selectedQuestion: "hewan", securityAnswer }));
  const setPassword = (userId: string, newPassword = "Daun-Kelapa-42") =>
    said(newBrowser().post(reset.POST, "/api/reset-password", { userId, newPassword }));

  beforeEach(async () => {
    mail.mails.length = 0;
    await spendAddress("recovery", 60);
  });

  it("takes the right answer, and the ticket although junk tickets came from there all hour", async () => {
    const { username } = await testAccount(db);
    const { status, body } = await ask(username, ANSWER);
    expect(status).toBe(200);
    for (let junk = 0; junk < 61; junk += 1) expect((await setPassword(`karangan-${junk}`)).status).not.toBe(429);
    expect((await setPassword(body.userId)).status).toBe(200);
  });

  it("takes few passwords for the tickets of one account, since each costs a hash", async () => {
    const { username } = await testAccount(db);
    const { body } = await ask(username, ANSWER);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await setPassword(body.userId, "Password1!")).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });

  it("mails the link to an account with an address, and answers alike for every name", async () => {
    const { username } = await testAccount(db, { email: `ramai-${address}@warga.test` });
    const right = await ask(username, ANSWER);
    expect(right.status).toBe(429);
    expect(mail.waiting.map(({ message }) => message.text)).toEqual([expect.stringContaining("#tiket=")]);
    expect(await ask(username, "Si Putih")).toEqual(right);
    expect(await ask("Tidak Ada", "Si Putih")).toEqual(right);
  });

  it("gives a browser that has signed in five tries of its own, then counts it like a stranger's", async () => {
    const { username } = await testAccount(db, { email: `kenal-${address}@warga.test` });
    const browser = newBrowser();
    const cookie = await deviceCookie({ db } as Ctx, new Request("http://sulur.test"), username);
    browser.cookies.set("sulur_perangkat", cookie.split(/[=;]/u)[1] ?? "");
    const statuses: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      await prolongPauses(db);
      statuses.push((await ask(username, ANSWER, browser)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
    expect(mail.waiting).toHaveLength(6);
  });

  it("checks one answer of a name, then makes the name wait", async () => {
    const { username } = await testAccount(db);
    await ask(username, "Si Putih");
    await prolongPauses(db);
    expect((await ask(username, ANSWER)).status).toBe(429);
  });
});

describe("the access code behind an address whose tries a neighbour has used up", () => {
  const enter = (code: string, client = newBrowser()) => said(client.post(access.POST, "/api/events/access", { code }));

  async function memberSince(days: number): Promise<Client> {
    const { id: userId } = await testAccount(db);
    await db.user.update({ where: { id: userId }, data: { createdAt: new Date(Date.now() - days * DAY_MS) } });
    const { token, tokenHash } = newToken();
    await db.apiToken.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + DAY_MS) } });
    return Object.assign(newBrowser(), { token });
  }

  it("is taken after a pause of seconds, not after a quarter of an hour", async () => {
    for (let guess = 0; guess < 5; guess += 1) expect((await enter(`kode-nomor-${guess}`)).status).toBe(403);
    const { status, wait } = await enter(CODE);
    expect([status, Number(wait) <= 3]).toEqual([429, true]);
    await endPauses(db);
    expect((await enter(CODE)).status).toBe(204);
  });

  it("is taken at once from an account older than a week, which has few tries of its own", async () => {
    for (let guess = 0; guess < 5; guess += 1) await enter(`kode-nomor-${guess}`);
    await prolongPauses(db);
    expect((await enter(CODE, await memberSince(8))).status).toBe(204);
    expect((await enter(CODE, await memberSince(1))).status).toBe(429);
    const guesser = await memberSince(30);
    expect((await enter("kode-salah-1", guesser)).status).toBe(403);
    await prolongPauses(db);
    expect((await enter(CODE, guesser)).status).toBe(429);
  });
});
