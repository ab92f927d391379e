import { beforeEach, describe, expect, it, vi } from "vitest";
import { wasGuessedAt } from "@/lib/accounts/commands-events";
import { ANSWER, PASSWORD, testAccount } from "@/lib/accounts/test-account";
import { deviceCookie } from "@/lib/server/auth/known-device";
import { Client, endPauses, testSite } from "@/lib/server/auth/test-site";
import { publicCtx } from "@/lib/server/ctx";
import { log } from "@/lib/server/log";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
const mail = await testSite(database);
const verify = await import("./route");
const login = await import("@/app/api/login/route");
const reset = await import("@/app/api/reset-password/route");
const { db } = database;

const WRONG = "Si Putih";

let count = 0;
let client: Client;
beforeEach(() => {
  count += 1;
  client = new Client(`203.0.113.${count}`);
  mail.mails.length = 0;
});

async function ask(username: string, securityAnswer = ANSWER, from = client) {
  const data = { username, selectedQuestion: "hewan", securityAnswer };
  const response = await from.post(verify.POST, "/api/verify-account", data);
  return { status: response.status, body: await response.json() };
}

async function setPassword(userId: string): Promise<number> {
  const data = { userId, newPassword: "Daun-Kelapa-42" };
  return (await client.post(reset.POST, "/api/reset-password", data)).status;
}

function mailedTicket(): string {
  return /#tiket=([\w-]+)/u.exec(mail.waiting.at(-1)?.message.text ?? "")?.[1] ?? "";
}

describe("an owner at whose answer strangers guess", () => {
  async function guessAll(username: string): Promise<void> {
    const spent = Array.from({ length: 20 }, (_, index) => new Date(Date.now() - (21 - index) * 60_000));
    expect((await ask(username, WRONG, new Client("2001:db8:a::1"))).status).toBe(401);
    await db.guess.updateMany({ where: { key: { startsWith: "answer:" } }, data: { guessedAt: spent } });
    const { status, body } = await ask(username, ANSWER, new Client("2001:db8:b::1"));
    expect([status, body.message]).toEqual([429, expect.stringContaining("Coba lagi dalam 24 jam")]);
  }

  it("gets the link by mail all the same, and strangers see no difference", async () => {
    const email = `buka-${count}@warga.test`;
    const { username } = await testAccount(db, { email });
    await guessAll(username);
    const sent = () => mail.waiting.filter(({ message }) => message.text.includes("#tiket="));
    expect(sent()).toHaveLength(1);
    await ask(username, WRONG);
    expect(sent()).toHaveLength(1);
    const [right, wrong] = [await ask(username), await ask(username, WRONG)];
    expect({ ...right.body, request_id: "" }).toEqual({ ...wrong.body, request_id: "" });
    expect([right.status, wrong.status]).toEqual([429, 429]);
    expect(await setPassword(mailedTicket())).toBe(200);
  });

  it("is answered at once in a browser that has signed in before", async () => {
    const { username } = await testAccount(db);
    await guessAll(username);
    const cookie = await deviceCookie(publicCtx(), client.request("/"), username);
    const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
    client.cookies.set(name, value);
    expect((await ask(username, WRONG)).status).toBe(401);
    const { status, body } = await ask(username);
    expect(status).toBe(200);
    expect(await setPassword(body.userId)).toBe(200);
  });

  it("is written to once a day, whatever the number of guesses", async () => {
    const { username } = await testAccount(db, { email: `kabar-tebakan-${count}@warga.test` });
    for (let guess = 0; guess < 8; guess += 1) await ask(username, WRONG, new Client(`2001:db8:${guess}::1`));
    expect(mail.waiting.map(({ message }) => message.subject)).toEqual(["Banyak yang mencoba masuk ke akun Anda"]);
  });
});

it("is logged when strangers are made to wait, by its request and without what they typed", async () => {
  const warn = vi.spyOn(log(), "warn");
  await ask("Siapa Saja", WRONG);
  const { body } = await ask("Siapa Saja", WRONG);
  const [fields, text] = warn.mock.calls.at(-1) ?? [];
  expect([fields, text]).toEqual([
    { requestId: body.request_id, kind: "refused" },
    "recovery refused: too many tries for one name",
  ]);
});

describe("an account whose question is switched off", () => {
  const off = { questionOffAt: new Date() };

  it("is recovered by mail alone, whatever is answered, and no more often than every hour", async () => {
    const { id, username } = await testAccount(db, { email: `mati-${count}@warga.test` });
    await db.user.update({ where: { id }, data: off });
    expect((await ask(username, WRONG)).status).toBe(401);
    await endPauses(db);
    expect((await ask(username, WRONG)).status).toBe(401);
    expect(mail.waiting).toHaveLength(1);
    expect(mail.waiting[0]?.message.text).not.toContain("pertanyaan keamanan");
    expect(await setPassword(mailedTicket())).toBe(200);
  });

  it("always has a link that works, although strangers on many networks ask for one all day", async () => {
    const { id, username } = await testAccount(db, { email: `siang-${count}@warga.test` });
    await db.user.update({ where: { id }, data: off });
    const links = () => mail.waiting.filter(({ message }) => message.text.includes("#tiket="));
    const strangers = Array.from({ length: 8 }, (_, index) => new Client(`2001:db8:e${index}::1`));
    await Promise.all(strangers.map((stranger) => ask(username, WRONG, stranger)));
    expect(links()).toHaveLength(1);
    // Shortly before the next may follow.
    const earlier = (date: Date) => new Date(date.getTime() - 59 * 60_000);
    const ticket = await db.accountTicket.findFirstOrThrow({ where: { userId: id } });
    const data = { createdAt: earlier(ticket.createdAt), expiresAt: earlier(ticket.expiresAt) };
    await db.accountTicket.update({ where: { id: ticket.id }, data });
    await ask(username, WRONG, new Client("2001:db8:f0::1"));
    expect(links()).toHaveLength(1);
    expect(await setPassword(/#tiket=([\w-]+)/u.exec(links()[0]?.message.text ?? "")?.[1] ?? "")).toBe(200);
  });

  it("has its question again as long as it has no address", async () => {
    const { id, username } = await testAccount(db);
    await db.user.update({ where: { id }, data: off });
    expect((await ask(username, WRONG)).status).toBe(401);
    await endPauses(db);
    expect((await ask(username)).status).toBe(200);
  });
});

describe("the next sign-in after guesses", () => {
  const signIn = async (username: string) => {
    const response = await client.post(login.POST, "/api/login", { username, password: PASSWORD });
    return (await response.json()).warning;
  };

  it("warns the owner once, after one wrong answer or five wrong passwords", async () => {
    const { id, username } = await testAccount(db);
    expect(await signIn(username)).toBeUndefined();
    await ask(username, WRONG, new Client("2001:db8:c::1"));
    expect(await signIn(username)).toContain("percobaan menebak");
    expect(await signIn(username)).toBeUndefined();
    for (let guess = 1; guess <= 5; guess += 1) {
      const data = { username, password: `Tebakan-${guess}-Xy` };
      await new Client(`2001:db8:d::${guess}`).post(login.POST, "/api/login", data);
      if (guess === 4) expect(await wasGuessedAt({ db }, id)).toBe(false);
    }
    expect(await signIn(username)).toContain("percobaan menebak");
  });
});
