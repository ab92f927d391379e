import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { PASSWORD, testAccount } from "@/lib/accounts/test-account";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
const mail = await testSite(database);
const email = await import("./route");
const confirmation = await import("./confirm/route");
const login = await import("@/app/api/login/route");
const { db } = database;

interface Owner {
  id: number;
  username: string;
  client: Client;
}

let count = 0;
let owner: Owner;
let address: string;

/** An account that is signed in as an API client. */
async function signedIn(confirmed: string | null = null): Promise<Owner> {
  count += 1;
  const { id, username } = await testAccount(db, { email: confirmed });
  const client = new Client(`203.0.113.${count}`);
  const response = await client.post(login.POST, "/api/login", { username, password: PASSWORD });
  client.token = (await response.json()).token;
  mail.mails.length = 0;
  return { id, username, client };
}

beforeEach(async () => {
  owner = await signedIn();
  address = `warga-${count}@contoh.test`;
});

async function answerOf(response: Response) {
  return { status: response.status, body: await response.json() };
}

async function ask(of: Owner, to: string, password = PASSWORD) {
  return answerOf(await of.client.post(email.POST, "/api/account/email", { email: to, password }));
}

/** As on any device that opens the mail: signed in as nobody. */
async function confirm(ticket: string) {
  const reader = new Client("198.51.100.9");
  return answerOf(await reader.post(confirmation.POST, "/api/account/email/confirm", { ticket }));
}

async function remove(of: Owner, password = PASSWORD) {
  const request = of.client.request("/api/account/email", { method: "DELETE", body: JSON.stringify({ password }) });
  return answerOf(await email.DELETE(request, { params: Promise.resolve({}) }));
}

function mailsTo(to: string): string[] {
  return mail.waiting.filter(({ message }) => message.to.address === to).map(({ message }) => message.subject);
}

function ticketFor(to: string): string {
  const mails = mail.waiting.filter(({ message }) => message.to.address === to);
  return /\/akun\/email#tiket=([\w-]+)/u.exec(mails.at(-1)?.message.text ?? "")?.[1] ?? "";
}

async function addressOf({ id }: Owner): Promise<string | null> {
  return (await db.user.findUniqueOrThrow({ where: { id } })).email;
}

describe("an address", () => {
  it("is the account's only after its owner has confirmed it, once", async () => {
    expect((await ask(owner, ` ${address.toUpperCase()} `)).status).toBe(202);
    expect(await addressOf(owner)).toBeNull();
    const ticket = ticketFor(address);
    expect((await confirm(ticket)).status).toBe(200);
    expect(await addressOf(owner)).toBe(address);
    expect((await confirm(ticket)).status).toBe(409);
    const events = await db.accountEvent.findMany({ where: { userId: owner.id, kind: "EMAIL_CHANGED" } });
    expect(events).toHaveLength(1);
  });

  it("is asked for with the current password only", async () => {
    const { status, body } = await ask(owner, address, "Salah-Sekali-9");
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(["password"]);
    expect(mail.waiting).toEqual([]);
    const nobody = new Client("198.51.100.8");
    const answer = await nobody.post(email.POST, "/api/account/email", { email: address, password: PASSWORD });
    expect(answer.status).toBe(401);
  });

  it("is asked for in a mail that holds nothing typed, since it may be a stranger's", async () => {
    await ask(owner, address);
    const [sent] = mail.waiting;
    expect(sent?.message.to).toEqual({ name: "", address });
    expect(sent?.message.text).not.toContain(owner.username);
  });

  it("of somebody else is answered alike, and its owner is told instead", async () => {
    const other = await signedIn(`orang-${count}@contoh.test`);
    const taken = await addressOf(other);
    const free = await ask(owner, address);
    const refused = await ask(owner, taken?.toUpperCase() ?? "");
    expect(refused).toEqual(free);
    expect(mailsTo(taken ?? "")).toEqual(["Alamat email ini sudah dipakai akun Anda"]);
    expect(ticketFor(taken ?? "")).toBe("");
  });

  it("goes to the one who confirms first", async () => {
    const other = await signedIn();
    await ask(owner, address);
    const first = ticketFor(address);
    await ask(other, address);
    const second = ticketFor(address);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await addressOf(owner), await addressOf(other)].filter(Boolean)).toEqual([address]);
  });

  it("is not confirmed by a ticket that is over, replaced, or for something else", async () => {
    await ask(owner, address);
    const replaced = ticketFor(address);
    await ask(owner, address);
    expect((await confirm(replaced)).status).toBe(409);
    const ticket = ticketFor(address);
    const where = { userId: owner.id, usedAt: null };
    await db.accountTicket.updateMany({ where, data: { kind: "RECOVERY" } });
    expect((await confirm(ticket)).status).toBe(409);
    await db.accountTicket.updateMany({ where, data: { kind: "EMAIL", expiresAt: new Date(Date.now() - 1000) } });
    expect((await confirm(ticket)).status).toBe(409);
    expect(await addressOf(owner)).toBeNull();
  });

  it("takes another's place, and the one before is told twice: when asked and when gone", async () => {
    const before = `lama-${count}@contoh.test`;
    const moving = await signedIn(before);
    await ask(moving, address);
    expect(mailsTo(before)).toEqual(["Ada permintaan mengganti email akun Anda"]);
    expect(await addressOf(moving)).toBe(before);
    await confirm(ticketFor(address));
    expect(await addressOf(moving)).toBe(address);
    expect(mailsTo(before)[1]).toBe("Alamat ini bukan lagi email akun Anda");
  });

  it("is mailed to three times an hour by one account, five times a day by all", async () => {
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await ask(owner, address)).status);
    const other = await signedIn();
    for (let i = 0; i < 3; i += 1) statuses.push((await ask(other, address)).status);
    expect(statuses).toEqual([202, 202, 202, 429, 202, 202, 429]);
  });

  it("is asked for once by a form that was sent twice", async () => {
    const body = JSON.stringify({ email: address, password: PASSWORD });
    const key = randomUUID();
    const send = () => {
      const request = owner.client.request("/api/account/email", { method: "POST", body });
      request.headers.set("idempotency-key", key);
      return email.POST(request, { params: Promise.resolve({}) });
    };
    expect([(await send()).status, (await send()).status]).toEqual([202, 202]);
    expect(mailsTo(address)).toHaveLength(1);
    expect(JSON.stringify(await db.idempotencyKey.findMany())).not.toContain(address);
  });
});

describe("removing it", () => {
  it("takes the password, tells the address, and ends what was sent there", async () => {
    const before = `pergi-${count}@contoh.test`;
    const leaving = await signedIn(before);
    expect((await remove(leaving, "Salah-Sekali-9")).status).toBe(400);
    await db.accountTicket.create({
      data: {
        userId: leaving.id,
        kind: "RECOVERY",
        email: before,
        tokenHash: "0".repeat(64),
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    expect((await remove(leaving)).status).toBe(200);
    expect(await addressOf(leaving)).toBeNull();
    expect(await db.accountTicket.count({ where: { userId: leaving.id, usedAt: null } })).toBe(0);
    expect(mailsTo(before).at(-1)).toBe("Alamat ini bukan lagi email akun Anda");
    expect((await remove(leaving)).status).toBe(409);
  });
});
