import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { hashPassword, verifyPassword } from "@/lib/accounts/passwords";
import { identify } from "@/lib/server/auth/identify";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { testDatabase } from "@/scripts/testing/database";

vi.mock("@/lib/accounts/passwords", { spy: true });

const database = await testDatabase();
await testSite(database);
const login = await import("./route");
const logout = await import("@/app/api/logout/route");
const { db } = database;

const PASSWORD = "Rumput-Hijau-7";
const passwordHash = await hashPassword(PASSWORD);
const DAY = 86_400_000;

let count = 0;
let client: Client;
let username: string;
let userId: number;

beforeEach(async () => {
  count += 1;
  client = new Client(`203.0.113.${count}`);
  username = `Wayan ${count}`;
  const rest = { passwordHash, daerah: "Bali", umur: 30, securityQuestion: "hewan", securityAnswerHash: passwordHash };
  userId = (await db.user.create({ data: { username, usernameKey: username.toLowerCase(), ...rest } })).id;
});

async function logIn(fields: Record<string, unknown> = {}) {
  const response = await client.post(login.POST, "/api/login", { username, password: PASSWORD, ...fields });
  return { status: response.status, cookies: response.headers.getSetCookie(), body: await response.json() };
}

function me() {
  return identify(client.request("/"));
}

describe("POST /api/login", () => {
  it("answers with the account and a token that opens what a session opens", async () => {
    const { status, cookies, body } = await logIn();
    expect(status).toBe(200);
    expect(cookies).toEqual([]);
    expect(body.user).toEqual({ id: userId, username, daerah: "Bali", umur: 30, role: "user" });
    expect(body.token).toMatch(/^sulur_[\w-]{43}$/);
    client.token = body.token;
    expect(await me()).toMatchObject({ kind: "member", userId, role: "USER" });
  });

  it("lets a client that has a token in, whatever others on its network have guessed", async () => {
    client.token = (await logIn()).body.token;
    const stranger = new Client(client.address);
    let status = 401;
    for (let guess = 0; status === 401 && guess < 10; guess++) {
      const fields = { username, password: `Tebakan-${guess}-Xy` };
      status = (await stranger.post(login.POST, "/api/login", fields)).status;
    }
    expect(status).toBe(429);
    expect((await logIn()).status).toBe(200);
  });

  it("keeps only the token's SHA-256, for 30 days, or one if asked", async () => {
    const { body } = await logIn();
    const tokenHash = createHash("sha256").update(body.token).digest("hex");
    const row = await db.apiToken.findUniqueOrThrow({ where: { tokenHash } });
    expect((row.expiresAt.getTime() - row.createdAt.getTime()) / DAY).toBe(30);
    expect(JSON.stringify(row)).not.toContain(body.token);
    await logIn({ remember: false });
    const short = await db.apiToken.findFirstOrThrow({ where: { userId }, orderBy: { id: "desc" } });
    expect((short.expiresAt.getTime() - short.createdAt.getTime()) / DAY).toBe(1);
  });

  it("answers an unknown name and a wrong password alike", async () => {
    const wrong = await logIn({ password: "Salah-Sekali-9" });
    const unknown = await logIn({ username: "Tidak Ada" });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.message).toBe("Username atau password salah.");
    expect({ ...wrong.body, request_id: "" }).toEqual({ ...unknown.body, request_id: "" });
  });

  it("hashes as dearly for an unknown name as for a known one, so that time tells nothing", async () => {
    const verify = vi.mocked(verifyPassword);
    verify.mockClear();
    await logIn({ password: "Salah-Sekali-9" });
    await logIn({ username: "Tidak Ada", password: "Salah-Sekali-9" });
    const costs = verify.mock.calls.map(([hash, password]) => [hash.split("$").slice(0, 4).join("$"), password]);
    expect(costs).toEqual([
      ["$argon2id$v=19$m=19456,t=2,p=1", "Salah-Sekali-9"],
      ["$argon2id$v=19$m=19456,t=2,p=1", "Salah-Sekali-9"],
    ]);
    expect(await Promise.all(verify.mock.results.map((result) => result.value))).toEqual([false, false]);
  });

  it("tells a blocked account why, but only who has its password", async () => {
    const blockReason = "Mengirim promosi berulang kali.";
    await db.user.update({ where: { id: userId }, data: { blockedAt: new Date(), blockReason } });
    const { status, body } = await logIn();
    expect(status).toBe(403);
    expect(body.message).toBe(
      "Akun ini sedang diblokir. Alasan: Mengirim promosi berulang kali. Hubungi pengelola Sulur untuk membukanya kembali.",
    );
    expect((await logIn({ password: "Salah-Sekali-9" })).body.message).toBe("Username atau password salah.");
  });

  it("shares the limits of signing in", async () => {
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await logIn({ password: "Salah-Sekali-9" })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it.each([
    { username: { not: "" } },
    { password: 12345678 },
    { remember: "ya" },
    { extra: 1 },
    { password: "x".repeat(300) },
  ])("refuses %j as a malformed request", async (fields) => {
    expect((await logIn(fields)).status).toBe(400);
  });
});

describe("a bearer token is dead at once when", () => {
  beforeEach(async () => {
    client.token = (await logIn()).body.token;
  });

  it("its client logs out", async () => {
    expect((await client.post(logout.POST, "/api/logout", {})).status).toBe(200);
    expect(await me()).toBeNull();
  });

  it("it has expired", async () => {
    await db.apiToken.updateMany({ where: { userId }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await me()).toBeNull();
  });

  it("its account is blocked", async () => {
    await db.user.update({ where: { id: userId }, data: { blockedAt: new Date() } });
    expect(await me()).toBeNull();
  });

  it("one character of it is wrong", async () => {
    client.token = `${client.token?.slice(0, -1)}${client.token?.endsWith("A") ? "B" : "A"}`;
    expect(await me()).toBeNull();
  });
});
