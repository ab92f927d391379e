import { createHash } from "node:crypto";
import { decode } from "next-auth/jwt";
import { beforeEach, describe, expect, it } from "vitest";
import { hashPassword } from "@/lib/accounts/passwords";
import { comparisonKey } from "@/lib/format/text";
import { identify } from "@/lib/server/auth/identify";
import { Client, SECRET, testSite } from "@/lib/server/auth/test-site";
import { LIMITS, PASSWORDS_UNNOTICED } from "@/lib/server/http/limits";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
const mail = await testSite(database);
const { GET, POST } = await import("./route");
const logout = await import("@/app/api/logout/route");
const { db } = database;

const PASSWORD = "Rumput-Hijau-7";
const passwordHash = await hashPassword(PASSWORD);
const DAY = 86_400_000;

let count = 0;
let browser: Client;
let name: string;
let userId: number;

async function account(username: string, role: "USER" | "PENGELOLA" | "ADMIN" = "USER"): Promise<number> {
  const key = username.toLowerCase();
  const rest = { passwordHash, daerah: "Bali", umur: 30, securityQuestion: "hewan", securityAnswerHash: passwordHash };
  const user = await db.user.create({ data: { username, usernameKey: key, role, ...rest } });
  return user.id;
}

beforeEach(async () => {
  count += 1;
  browser = new Client(`203.0.113.${count}`);
  name = `Made ${count}`;
  userId = await account(name);
});

async function signIn(fields: Record<string, unknown> = {}, client = browser): Promise<Response> {
  const csrf = await client.get(GET, "/api/auth/csrf", { nextauth: ["csrf"] });
  const { csrfToken } = await csrf.json();
  const body = { csrfToken, username: name, password: PASSWORD, json: "true", ...fields };
  return client.post(POST, "/api/auth/callback/credentials", body, { nextauth: ["callback", "credentials"] });
}

async function session(client = browser) {
  const response = await client.get(GET, "/api/auth/session", { nextauth: ["session"] });
  expect(response.headers.get("cache-control")).toContain("no-store");
  return response.json();
}

function me(client = browser) {
  return identify(client.request("/"));
}

describe("signing in", () => {
  it("opens a session that shows who it is, and leads back to the account", async () => {
    const response = await signIn();
    expect(response.status).toBe(200);
    const user = { username: name, daerah: "Bali", umur: 30, role: "user" };
    expect(await response.json()).toEqual({ user });
    expect((await session()).user).toEqual(user);
    expect(await me()).toMatchObject({ kind: "member", userId, username: name, role: "USER" });
  });

  it("hides the session cookie from scripts and shows them only a hint", async () => {
    const response = await signIn();
    const [envelope = "", hint = ""] = response.headers.getSetCookie();
    expect(envelope).toMatch(/^sulur\.sesi=.+; Path=\/; SameSite=Lax; HttpOnly$/);
    expect(hint).toBe("sulur_masuk=1; Path=/; SameSite=Lax");
    expect(envelope).not.toContain(name);
  });

  it("takes the name in any case", async () => {
    expect((await signIn({ username: name.toUpperCase() })).status).toBe(200);
  });

  it("answers an unknown name and a wrong password alike, with no session and no next-auth address", async () => {
    const wrong = await signIn({ password: "Salah-Sekali-9" });
    const unknown = await signIn({ username: "Tidak Ada" });
    const [first, second] = [await wrong.json(), await unknown.json()];
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(first.message).toBe("Username atau password salah.");
    expect({ ...first, request_id: "" }).toEqual({ ...second, request_id: "" });
    expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()]);
    expect(await session()).toEqual({});
    expect(await db.session.count({ where: { userId } })).toBe(0);
  });

  it("needs the CSRF token", async () => {
    const response = await signIn({ csrfToken: "0".repeat(64) });
    expect(response.status).toBe(400);
    expect(await session()).toEqual({});
  });

  it("is refused to another site's page", async () => {
    const csrf = await browser.get(GET, "/api/auth/csrf", { nextauth: ["csrf"] });
    const { csrfToken } = await csrf.json();
    const body = JSON.stringify({ csrfToken, username: name, password: PASSWORD });
    const request = browser.request("/api/auth/callback/credentials", { method: "POST", body });
    request.headers.set("origin", "https://evil.example");
    const response = await POST(request, { params: Promise.resolve({ nextauth: ["callback", "credentials"] }) });
    expect(response.status).toBe(403);
  });

  it("ends the session that was there before, also when it fails", async () => {
    await signIn();
    const old = new Client(browser.address);
    for (const [key, value] of browser.cookies) old.cookies.set(key, value);
    await signIn();
    expect(await me(old)).toBeNull();
    expect(await me()).toMatchObject({ userId });
    await signIn({ password: "Salah-Sekali-9" });
    expect(browser.cookies.has("sulur_masuk")).toBe(false);
    expect(await db.session.count({ where: { userId, revokedAt: null } })).toBe(0);
  });

  it("serves none of next-auth's pages and lists", async () => {
    for (const action of ["signin", "signout", "providers", "error", "verify-request"]) {
      expect((await browser.get(GET, `/api/auth/${action}`, { nextauth: [action] })).status).toBe(404);
    }
    expect((await browser.post(POST, "/api/auth/_log", {}, { nextauth: ["_log"] })).status).toBe(404);
  });

  it("refuses a body that is too large before reading it all", async () => {
    const response = await signIn({ password: "x".repeat(20_000) });
    expect(response.status).toBe(413);
  });
});

describe("who guesses somebody's password all day", () => {
  async function guessUntilRefused(stranger = new Client(`192.0.2.${count}`)): Promise<void> {
    let status = 401;
    for (let guess = 0; status === 401 && guess < 10; guess++) {
      status = (await signIn({ password: `Tebakan-${guess}-Xy` }, stranger)).status;
    }
    expect(status).toBe(429);
  }

  it("keeps nobody out on another network, with a browser of theirs or a new one", async () => {
    await guessUntilRefused();
    expect((await signIn({}, new Client(`198.18.1.${count}`))).status).toBe(200);
  });

  it("keeps nobody out who has signed in from this browser before, on the same network either", async () => {
    await signIn();
    await guessUntilRefused(new Client(browser.address));
    expect((await signIn()).status).toBe(200);
    expect((await signIn({}, new Client(browser.address))).status).toBe(429);
  });

  it("makes no stranger on another network wait, however many there are", async () => {
    for (let network = 0; network < 30; network += 1) {
      const stranger = new Client(`198.${18 + network}.2.${count}`);
      expect((await signIn({ password: "Tebakan-1-Xy" }, stranger)).status).toBe(401);
    }
    const started = performance.now();
    expect((await signIn({}, new Client(`198.50.2.${count}`))).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it("keeps nobody out whose neighbours have used up what their address may try", async () => {
    await signIn();
    const { address } = LIMITS.login;
    await db.rateLimit.updateMany({
      where: { key: { startsWith: "login:address:" } },
      data: { points: address.points },
    });
    expect((await signIn({}, new Client(browser.address))).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });

  it("is told to the owner once a day, when it comes from many networks", async () => {
    const email = `tebakan-${count}@warga.test`;
    await db.user.update({ where: { id: userId }, data: { email, emailKey: email } });
    const typed = createHash("sha256").update(comparisonKey(name)).digest("base64url");
    const { points, seconds } = PASSWORDS_UNNOTICED;
    await db.rateLimit.create({
      data: { key: `login:name:${typed}`, points, expire: BigInt(Date.now() + seconds * 1000) },
    });
    for (const network of [3, 4]) {
      const response = await signIn({ password: "Tebakan-1-Xy" }, new Client(`198.18.${network}.${count}`));
      expect(response.status).toBe(401);
    }
    const subjects = mail.waiting.map(({ message }) => message.subject);
    expect(subjects.filter((subject) => subject === "Banyak yang mencoba masuk ke akun Anda")).toHaveLength(1);
  });

  it("is a stranger's again in a browser that knew the password before it was changed", async () => {
    await signIn();
    const knew = browser.cookies.get("sulur_perangkat") ?? "";
    const passwordHash = await hashPassword(`${PASSWORD}-baru`);
    await db.user.update({ where: { id: userId }, data: { passwordHash } });
    await guessUntilRefused(new Client(browser.address));
    browser.cookies.set("sulur_perangkat", knew);
    expect((await signIn()).status).toBe(429);
  });

  it("gains nothing from a browser known to another account, nor more tries from the owner's", async () => {
    await account(`Lain ${count}`);
    await signIn({ username: `Lain ${count}` });
    await guessUntilRefused(new Client(browser.address));
    expect((await signIn()).status).toBe(429);
    const answers: number[] = [];
    for (let guess = 0; guess < 6; guess++) {
      answers.push((await signIn({ username: `Lain ${count}`, password: "Salah-Sekali-9" })).status);
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe("how long a session lasts", () => {
  async function lifetime(): Promise<number> {
    const row = await db.session.findFirstOrThrow({ where: { userId } });
    return (row.expiresAt.getTime() - row.createdAt.getTime()) / DAY;
  }

  it("is one day, in cookies that go with the browser", async () => {
    await signIn();
    expect(await lifetime()).toBe(1);
    expect(browser.lasting.size).toBe(0);
  });

  it("stands in the envelope too, which holds nothing else but the row's id", async () => {
    await signIn();
    const { id, expiresAt } = await db.session.findFirstOrThrow({ where: { userId } });
    const { iat, jti, exp, ...rest } =
      (await decode({ token: browser.cookies.get("sulur.sesi"), secret: SECRET })) ?? {};
    expect(rest).toEqual({ sid: id });
    expect(Math.abs(Number(exp) - expiresAt.getTime() / 1000)).toBeLessThan(2);
    expect([typeof iat, typeof jti]).toEqual(["number", "string"]);
  });

  it("is 30 days when it is to be remembered, in cookies that last as long as the row", async () => {
    await signIn({ remember: "true" });
    expect(await lifetime()).toBe(30);
    const { expiresAt } = await db.session.findFirstOrThrow({ where: { userId } });
    const second = Math.floor(expiresAt.getTime() / 1000) * 1000;
    expect([...browser.lasting].map(([key, end]) => [key, end.getTime()])).toEqual([
      ["sulur.sesi", second],
      ["sulur_masuk", second],
    ]);
  });

  it("is decided by the row, whatever the cookie says", async () => {
    await signIn({ remember: "true" });
    await db.session.updateMany({ where: { userId }, data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await me()).toBeNull();
    expect(await session()).toEqual({});
    expect([...browser.cookies.keys()]).not.toContain("sulur_masuk");
  });
});

describe("a session is dead at once when", () => {
  it("it was revoked", async () => {
    await signIn();
    await db.session.updateMany({ where: { userId }, data: { revokedAt: new Date() } });
    expect(await me()).toBeNull();
    expect(await session()).toEqual({});
  });

  it("its account was blocked, and a new one is refused", async () => {
    await signIn();
    await db.user.update({ where: { id: userId }, data: { blockedAt: new Date() } });
    expect(await me()).toBeNull();
    expect(await session()).toEqual({});
    const again = await signIn();
    expect(again.status).toBe(403);
    expect((await again.json()).message).toMatch(/diblokir/);
    expect((await signIn({ password: "Salah-Sekali-9" })).status).toBe(401);
  });

  it("its cookie was changed", async () => {
    await signIn();
    const envelope = browser.cookies.get("sulur.sesi") ?? "";
    browser.cookies.set("sulur.sesi", `${envelope.slice(0, -4)}AAAA`);
    expect(await me()).toBeNull();
    expect(await session()).toEqual({});
  });

  it("the person signs out, even if the cookie was copied before", async () => {
    await signIn();
    const copy = new Client(browser.address);
    for (const [key, value] of browser.cookies) copy.cookies.set(key, value);
    const { csrfToken } = await (await browser.get(GET, "/api/auth/csrf", { nextauth: ["csrf"] })).json();
    const response = await browser.post(POST, "/api/auth/signout", { csrfToken }, { nextauth: ["signout"] });
    expect(response.status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(["sulur.csrf", "sulur_perangkat"]);
    expect(await me(copy)).toBeNull();
  });

  it("POST /api/logout is called with it", async () => {
    await signIn();
    const response = await browser.post(logout.POST, "/api/logout", {});
    expect(response.status).toBe(200);
    expect(await db.session.count({ where: { userId, revokedAt: null } })).toBe(0);
    expect(browser.cookies.has("sulur.sesi")).toBe(false);
  });
});

it("keeps the session when a sign-out comes without the CSRF token", async () => {
  await signIn();
  const response = await browser.post(POST, "/api/auth/signout", {}, { nextauth: ["signout"] });
  expect(response.status).toBe(400);
  expect(await me()).toMatchObject({ userId });
});

it("takes the role from the database on each request", async () => {
  await signIn();
  await db.user.update({ where: { id: userId }, data: { role: "PENGELOLA" } });
  expect(await me()).toMatchObject({ role: "PENGELOLA" });
  expect((await session()).user.role).toBe("pengelola");
});

it("notes when it was last used, and so when its account was last seen", async () => {
  await signIn();
  const early = new Date(Date.now() - DAY / 2);
  await db.session.updateMany({ where: { userId }, data: { lastSeenAt: early } });
  await db.user.update({ where: { id: userId }, data: { lastSeenAt: early } });
  expect(await me()).toMatchObject({ userId });
  const { lastSeenAt, sessions } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    include: { sessions: true },
  });
  expect(sessions[0]?.lastSeenAt.getTime()).toBeGreaterThan(early.getTime());
  expect(lastSeenAt).toEqual(sessions[0]?.lastSeenAt);
});

it("takes back the hint when there is no session behind it", async () => {
  browser.cookies.set("sulur_masuk", "1");
  expect(await session()).toEqual({});
  expect(browser.cookies.has("sulur_masuk")).toBe(false);
});

it("says that the database is away instead of ending the session", async () => {
  await signIn();
  await db.$executeRaw`ALTER TABLE sessions RENAME TO sessions_away`;
  const response = await browser.get(GET, "/api/auth/session", { nextauth: ["session"] });
  await db.$executeRaw`ALTER TABLE sessions_away RENAME TO sessions`;
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(await me()).toMatchObject({ userId });
});

describe("the limits of signing in", () => {
  it("allow five tries a minute for one name from one network, and say when to come back", async () => {
    const statuses = [];
    for (let i = 1; i <= 6; i += 1) {
      const response = await signIn({ password: "Salah-Sekali-9" });
      statuses.push(response.status);
      if (i === 6) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn()).status).toBe(429);
  });

  it("count a name that does not exist in the same way", async () => {
    const tries = [];
    for (let i = 0; i < 6; i += 1) tries.push((await signIn({ username: "Hantu" })).status);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it("check unknown names 300 times an hour from one address, which neighbours may share", async () => {
    await db.rateLimit.create({
      data: { key: `login:address:${browser.address}`, points: 299, expire: BigInt(Date.now() + 3_600_000) },
    });
    const tries = [];
    for (let i = 0; i < 2; i += 1) tries.push((await signIn({ username: `Tebakan ${i}` })).status);
    expect(tries).toEqual([401, 429]);
  });
});

describe("the admin card", () => {
  it("signs the configured admin in by password alone, and nobody else", async () => {
    const admin = await account("Kepala.Desa", "ADMIN");
    const wrong = await signIn({ username: undefined, admin: "true", password: "Salah-Sekali-9" });
    expect([wrong.status, (await wrong.json()).message]).toEqual([401, "Password Admin salah. Silakan coba lagi."]);
    const right = await signIn({ username: undefined, admin: "true" });
    expect((await right.json()).user).toMatchObject({ username: "Kepala.Desa", role: "admin" });

    await db.user.update({ where: { id: admin }, data: { role: "USER" } });
    const refused = await signIn({ username: undefined, admin: "true" });
    expect(refused.status).toBe(403);
    expect((await refused.json()).message).toBe("Akses Ditolak: Anda tidak memiliki hak akses administrator.");
    expect(await db.session.count({ where: { userId: admin, revokedAt: null } })).toBe(0);
    expect(await session()).toEqual({});
  });
});
