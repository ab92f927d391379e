import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { verifyPassword } from "@/lib/accounts/passwords";
import { NOT_RECOVERED_HERE } from "@/lib/accounts/recovery/rules";
import { ANSWER, PASSWORD, testAccount } from "@/lib/accounts/test-account";
import { identify } from "@/lib/server/auth/identify";
import { Client, endPauses, testSite } from "@/lib/server/auth/test-site";
import { testDatabase } from "@/scripts/testing/database";

vi.mock("@/lib/accounts/passwords", { spy: true });

const database = await testDatabase();
const mail = await testSite(database);
const verify = await import("./route");
const reset = await import("@/app/api/reset-password/route");
const login = await import("@/app/api/login/route");
const { db } = database;

const NEW_PASSWORD = "Daun-Kelapa-42";
const WRONG = { securityAnswer: "Si Putih" };

let count = 0;
let client: Client;
beforeEach(() => {
  count += 1;
  client = new Client(`203.0.113.${count}`);
  mail.mails.length = 0;
});

interface Answer {
  status: number;
  headers: string[];
  body: Record<string, unknown> & { userId: string; message: string };
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, headers: [...response.headers.keys()], body: await response.json() };
}

async function ask(username: string, change: Record<string, unknown> = {}, from = client): Promise<Answer> {
  const data = { username, selectedQuestion: "hewan", securityAnswer: ANSWER, ...change };
  return answerOf(await from.post(verify.POST, "/api/verify-account", data));
}

async function setPassword(userId: string, newPassword = NEW_PASSWORD): Promise<Answer> {
  return answerOf(await client.post(reset.POST, "/api/reset-password", { userId, newPassword }));
}

async function logIn(username: string, password: string): Promise<Answer> {
  return answerOf(await new Client("198.51.100.1").post(login.POST, "/api/login", { username, password }));
}

function mailedTicket(): string {
  return /#tiket=([\w-]+)/u.exec(mail.waiting[0]?.message.text ?? "")?.[1] ?? "";
}

describe("right data of an ordinary account", () => {
  it("is answered with a ticket that sets a new password once", async () => {
    const { username } = await testAccount(db);
    const { status, body } = await ask(username.toUpperCase(), { securityAnswer: "  si  BELANG " });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["userId"]);
    expect((await setPassword(body.userId)).status).toBe(200);
    expect((await logIn(username, NEW_PASSWORD)).status).toBe(200);
    expect((await logIn(username, PASSWORD)).status).toBe(401);
    expect((await setPassword(body.userId, "Akar-Bambu-88")).status).toBe(409);
    expect((await logIn(username, NEW_PASSWORD)).status).toBe(200);
  });

  it("takes the question by its wording, too", async () => {
    const { username } = await testAccount(db);
    const selectedQuestion = "Siapa nama hewan peliharaan pertama Anda?";
    expect((await ask(username, { selectedQuestion })).status).toBe(200);
  });

  it("leaves only the ticket's SHA-256, for ten minutes", async () => {
    const { id, username } = await testAccount(db);
    const { body } = await ask(username);
    const row = await db.accountTicket.findFirstOrThrow({ where: { userId: id } });
    expect(row.tokenHash).toBe(createHash("sha256").update(body.userId).digest("hex"));
    expect((row.expiresAt.getTime() - row.createdAt.getTime()) / 60_000).toBe(10);
    await db.accountTicket.updateMany({ where: { userId: id }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await setPassword(body.userId)).status).toBe(409);
  });

  it("makes the ticket before it worthless", async () => {
    const { username } = await testAccount(db);
    const [first, second] = [await ask(username), await ask(username)];
    expect((await setPassword(first.body.userId)).status).toBe(409);
    expect((await setPassword(second.body.userId)).status).toBe(200);
  });
});

describe("what gives no ticket", () => {
  it("is answered alike, whatever it is: same status, headers, words and price", async () => {
    const plain = await testAccount(db);
    const mailed = await testAccount(db, { email: `satu-${count}@warga.test` });
    const staff = await testAccount(db, { role: "PENGELOLA" });
    const admin = await testAccount(db, { role: "ADMIN" });
    const blocked = await testAccount(db);
    await db.user.update({ where: { id: blocked.id }, data: { blockedAt: new Date() } });
    vi.mocked(verifyPassword).mockClear();
    const answers = [
      await ask("Tidak Ada"),
      await ask(plain.username, WRONG),
      await endPauses(db).then(() => ask(plain.username, { selectedQuestion: "kota" })),
      await ask(mailed.username, WRONG),
      await endPauses(db).then(() => ask(mailed.username, {}, new Client("198.51.100.7"))),
      await ask(staff.username, {}, new Client("198.51.100.7")),
      await ask(admin.username, {}, new Client("198.51.100.7")),
      await ask(blocked.username, {}, new Client("198.51.100.7")),
    ];
    expect(answers[0]).toMatchObject({ status: 401, body: { message: NOT_RECOVERED_HERE } });
    const plainly = answers.map((answer) => ({ ...answer, body: { ...answer.body, request_id: "" } }));
    expect(new Set(plainly.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(vi.mocked(verifyPassword)).toHaveBeenCalledTimes(answers.length);
    const costs = vi.mocked(verifyPassword).mock.calls.map(([hash]) => hash.split("$").slice(0, 4).join("$"));
    expect(new Set(costs)).toEqual(new Set(["$argon2id$v=19$m=19456,t=2,p=1"]));
    expect(mail.waiting).toHaveLength(1);
  });

  it("is held back until the same time, account or not", async () => {
    const { username } = await testAccount(db);
    for (const name of [username, "Tidak Ada"]) {
      const started = performance.now();
      await ask(name, WRONG);
      expect(performance.now() - started).toBeGreaterThanOrEqual(149);
    }
  });

  it("is counted: five tries a day for one name from one network, and the right answer no longer helps there", async () => {
    const { username } = await testAccount(db);
    for (const name of [username, "Hantu"]) {
      const statuses = [];
      for (let i = 1; i <= 6; i += 1) {
        statuses.push((await ask(name, WRONG, new Client("192.0.2.9"))).status);
        await endPauses(db);
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      expect((await ask(name, {}, new Client("192.0.2.9"))).status).toBe(429);
    }
    expect((await ask(username, {}, new Client("198.51.100.44"))).status, "the owner is elsewhere").toBe(200);
  });

  it("is counted: sixty tries of unknown names an hour from one address", async () => {
    const client = new Client("198.51.100.60");
    await db.rateLimit.create({
      data: { key: `recovery:address:${client.address}`, points: 59, expire: BigInt(Date.now() + 3_600_000) },
    });
    const statuses = [];
    for (let i = 1; i <= 2; i += 1) statuses.push((await ask(`Tebakan ${count} ${i}`, WRONG, client)).status);
    expect(statuses).toEqual([401, 429]);
  });

  it("is kept for the owner to see, ten a day at most, and for nobody else", async () => {
    const { id, username } = await testAccount(db);
    await db.accountEvent.createMany({
      data: Array.from({ length: 9 }, () => ({ userId: id, kind: "RECOVERY_REFUSED" as const })),
    });
    for (let i = 0; i < 3; i += 1) {
      await ask(username, WRONG);
      await endPauses(db);
    }
    const events = await db.accountEvent.findMany({ where: { userId: id }, orderBy: { id: "desc" } });
    expect(events).toHaveLength(10);
    expect(events[0]).toMatchObject({ kind: "RECOVERY_REFUSED", device: "Peramban Uji" });
    const before = await db.accountEvent.count();
    await ask("Tidak Ada", WRONG);
    expect(await db.accountEvent.count()).toBe(before);
  });

  it.each([
    [{ username: " " }, { username: "Username tidak boleh kosong" }],
    [{ selectedQuestion: "" }, { selectedQuestion: "Pilih pertanyaan keamanan Anda" }],
    [{ securityAnswer: "" }, { securityAnswer: "Jawaban keamanan tidak boleh kosong" }],
    [{ username: { not: "" } }, { username: expect.any(String) }],
    [{ extra: 1 }, { extra: expect.any(String) }],
  ])("is malformed: %j", async (change, errors) => {
    const { status, body } = await ask("Siapa Saja", change);
    expect(status).toBe(400);
    expect(body.errors).toEqual(errors);
  });
});

describe("an account with a confirmed address", () => {
  it("gets its ticket by mail only, for half an hour, whatever its role", async () => {
    for (const role of ["USER", "ADMIN"] as const) {
      mail.mails.length = 0;
      const email = `${role.toLowerCase()}-${count}@warga.test`;
      const { id, username } = await testAccount(db, { role, email });
      expect(await ask(username)).toMatchObject({ status: 401 });
      expect(mail.waiting.map(({ message }) => message.to)).toEqual([{ name: username, address: email }]);
      const row = await db.accountTicket.findFirstOrThrow({ where: { userId: id } });
      expect((row.expiresAt.getTime() - row.createdAt.getTime()) / 60_000).toBe(30);
      expect((await setPassword(mailedTicket())).status).toBe(200);
      expect((await logIn(username, NEW_PASSWORD)).status).toBe(200);
    }
  });

  it("is told by mail that the password was changed", async () => {
    const email = `kabar-${count}@warga.test`;
    const { username } = await testAccount(db, { email });
    await ask(username);
    await setPassword(mailedTicket());
    const [, notified] = mail.waiting;
    expect(notified?.message.to.address).toBe(email);
    expect(notified?.message.subject).toBe("Password akun Anda sudah diganti");
  });

  it("takes no ticket that was sent to an address it no longer has", async () => {
    const { id, username } = await testAccount(db, { email: `lama-${count}@warga.test` });
    await ask(username);
    const email = `baru-${count}@warga.test`;
    await db.user.update({ where: { id }, data: { email, emailKey: email } });
    expect((await setPassword(mailedTicket())).status).toBe(409);
  });
});

describe("the new password", () => {
  it("ends every session, token and ticket, and is written down for the owner", async () => {
    const { id, username } = await testAccount(db);
    const api = new Client("198.51.100.2");
    api.token = String((await logIn(username, PASSWORD)).body.token);
    await db.session.create({ data: { userId: id, expiresAt: new Date(Date.now() + 60_000) } });
    expect(await identify(api.request("/"))).toMatchObject({ userId: id });
    const { body } = await ask(username);
    await setPassword(body.userId);
    expect(await identify(api.request("/"))).toBeNull();
    expect(await db.session.count({ where: { userId: id, revokedAt: null } })).toBe(0);
    expect(await db.accountTicket.count({ where: { userId: id, usedAt: null } })).toBe(0);
    const events = await db.accountEvent.findMany({ where: { userId: id }, orderBy: { id: "asc" } });
    expect(events.map(({ kind }) => kind)).toEqual(["SIGNED_IN", "RECOVERED"]);
  });

  it("is set by one of many who use the ticket at once", async () => {
    const { username } = await testAccount(db);
    const { body } = await ask(username);
    const words = ["Satu", "Duaa", "Tiga", "Empat", "Lima"];
    const answers = await Promise.all(words.map((word) => setPassword(body.userId, `${word}-Ranting-9`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const winner = words[answers.findIndex(({ status }) => status === 200)];
    expect((await logIn(username, `${winner}-Ranting-9`)).status).toBe(200);
  });

  it("must be strong and not well known; a refused one costs no ticket", async () => {
    const { username } = await testAccount(db);
    const { body } = await ask(username);
    const weak = await setPassword(body.userId, "rumput");
    expect(weak).toMatchObject({ status: 400 });
    expect(weak.body.errors).toEqual({
      newPassword: "Password harus minimal 8 karakter dengan huruf besar, kecil, angka, dan simbol",
    });
    expect((await setPassword(body.userId, "Password1!")).body.errors).toHaveProperty("newPassword");
    expect((await setPassword(body.userId)).status).toBe(200);
  });

  it("is not given for an account's number, a made-up ticket or a ticket of another kind", async () => {
    const { id, username } = await testAccount(db);
    const { body } = await ask(username);
    for (const guess of [String(id), "1", "x".repeat(43), ""]) {
      expect((await setPassword(guess)).status).toBeGreaterThanOrEqual(400);
    }
    await db.accountTicket.updateMany({ where: { userId: id }, data: { kind: "EMAIL" } });
    expect((await setPassword(body.userId)).status).toBe(409);
    expect((await logIn(username, PASSWORD)).status).toBe(200);
  });

  it("is not set by who became staff meanwhile, nor for a blocked account", async () => {
    const staff = await testAccount(db);
    const blocked = await testAccount(db);
    const [first, second] = [await ask(staff.username), await ask(blocked.username)];
    await db.user.update({ where: { id: staff.id }, data: { role: "PENGELOLA" } });
    await db.user.update({ where: { id: blocked.id }, data: { blockedAt: new Date() } });
    expect((await setPassword(first.body.userId)).status).toBe(409);
    expect((await setPassword(second.body.userId)).status).toBe(409);
  });
});
