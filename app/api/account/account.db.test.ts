import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { newOwner, PASSWORD } from "@/lib/accounts/test-owner";
import { identify } from "@/lib/server/auth/identify";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const auth = await import("@/app/api/auth/[...nextauth]/route");
const login = await import("@/app/api/login/route");
const account = await import("./route");
const erasure = await import("./erasure/route");
const exporting = await import("./export/route");
const password = await import("./password/route");
const photo = await import("./photo/route");
const question = await import("./question/route");
const sessions = await import("./sessions/route");
const session = await import("./sessions/[id]/route");
const tokens = await import("./tokens/route");
const token = await import("./tokens/[id]/route");
const { db } = database;

let count = 0;
let username: string;
let userId: number;
let here: Client;
let there: Client;

beforeEach(async () => {
  count += 1;
  username = `Gede ${count}`;
  userId = (await newOwner(db, username)).actor.userId;
  await db.session.deleteMany({ where: { userId } });
  [here, there] = [new Client(`203.0.113.${2 * count}`), new Client(`203.0.113.${2 * count + 1}`)];
  for (const client of [here, there]) await signIn(client);
});

async function signIn(client: Client): Promise<void> {
  const csrf = await client.get(auth.GET, "/api/auth/csrf", { nextauth: ["csrf"] });
  const body = { ...(await csrf.json()), username, password: PASSWORD };
  const path = ["callback", "credentials"];
  const answer = await client.post(auth.POST, `/api/auth/${path.join("/")}`, body, { nextauth: path });
  expect(answer.status).toBe(200);
}

async function own(client = here) {
  const answer = await client.get(account.GET, "/api/account");
  return { status: answer.status, body: await answer.json() };
}

const isSignedIn = async (client: Client) => (await identify(client.request("/"))) !== null;

describe("sessions", () => {
  it("are listed with this one marked, and dead on the next request once ended", async () => {
    const { body } = await own();
    expect(body.sessions.map(({ current }: { current: boolean }) => current).sort()).toEqual([false, true]);
    const other = body.sessions.find(({ current }: { current: boolean }) => !current);
    const path = `/api/account/sessions/${other.id}`;
    for (let again = 0; again < 2; again += 1) {
      expect((await here.delete(session.DELETE, path, { id: other.id })).status).toBe(204);
    }
    expect(await isSignedIn(there)).toBe(false);
    expect((await own(there)).status).toBe(401);
    expect((await own()).body.sessions).toHaveLength(1);
  });

  it("all but this one end together", async () => {
    const answer = await here.delete(sessions.DELETE, "/api/account/sessions");
    expect(await answer.json()).toEqual({ ended: 1 });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect(await db.accountEvent.count({ where: { userId, kind: "SESSIONS_ENDED" } })).toBe(1);
  });

  it("of others are out of reach, and look as if they did not exist", async () => {
    const stranger = await newOwner(db, `Wayan ${count}`);
    const id = "sessionId" in stranger.actor.via ? stranger.actor.via.sessionId : "";
    expect((await here.delete(session.DELETE, `/api/account/sessions/${id}`, { id })).status).toBe(404);
    expect(await db.session.findUnique({ where: { id } })).toMatchObject({ revokedAt: null });
    const unknown = randomUUID();
    expect((await here.delete(session.DELETE, `/api/account/sessions/${unknown}`, { id: unknown })).status).toBe(404);
  });
});

describe("tokens", () => {
  const make = (fields = {}) =>
    here.post(tokens.POST, "/api/account/tokens", { name: "Skrip RT", password: PASSWORD, ...fields });

  it("are told once, open what a session opens, and end at once", async () => {
    const made = await (await make()).json();
    expect(made).toMatchObject({ name: "Skrip RT", token: expect.stringMatching(/^sulur_[\w-]{43}$/) });
    const program = new Client("203.0.113.250");
    program.token = made.token;
    expect((await own(program)).body).toMatchObject({ username, tokens: [{ id: made.id, name: "Skrip RT" }] });
    expect(JSON.stringify((await own()).body)).not.toContain(made.token);
    const path = `/api/account/tokens/${made.id}`;
    expect((await here.delete(token.DELETE, path, { id: String(made.id) })).status).toBe(204);
    expect((await own(program)).status).toBe(401);
  });

  it("are in a repeated answer, and readable nowhere in the database", async () => {
    const request = () => {
      const body = JSON.stringify({ name: "Skrip RT", password: PASSWORD });
      const sent = here.request("/api/account/tokens", { method: "POST", body });
      sent.headers.set("idempotency-key", `kunci-uji-token-${count}`);
      return tokens.POST(sent, { params: Promise.resolve({}) });
    };
    const first = await (await request()).json();
    const again = await (await request()).json();
    expect(again).toEqual(first);
    expect(await db.apiToken.count({ where: { userId } })).toBe(1);
    const stored = JSON.stringify([await db.idempotencyKey.findMany(), await db.apiToken.findMany()]);
    expect(stored).toContain("POST /api/account/tokens");
    expect(stored).not.toContain(first.token);
  });

  it("need the password, and are at most ten", async () => {
    expect((await make({ password: "Salah-Sekali-9" })).status).toBe(400);
    const expiresAt = new Date(Date.now() + 86_400_000);
    await db.apiToken.createMany({
      data: Array.from({ length: 10 }, () => ({
        userId,
        tokenHash: randomUUID().replaceAll("-", "").repeat(2),
        expiresAt,
      })),
    });
    expect((await make()).status).toBe(409);
  });
});

it("counts everything that asks for the password together: five tries in 15 minutes", async () => {
  const wrong = { password: "Salah-Sekali-9" };
  const tries = [
    () => here.post(password.POST, "/api/account/password", { ...wrong, new_password: "Akar-Bakau-42" }),
    () => here.post(erasure.POST, "/api/account/erasure", { ...wrong, confirmation: "hapus" }),
    () => here.post(tokens.POST, "/api/account/tokens", { ...wrong, name: "x" }),
  ];
  const statuses: number[] = [];
  for (let index = 0; index < 6; index += 1) statuses.push((await tries[index % 3]?.())?.status ?? 0);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

describe("erasing", () => {
  it("needs the word, answers goodbye and leaves no way in", async () => {
    const erase = (confirmation: string) =>
      here.post(erasure.POST, "/api/account/erasure", { password: PASSWORD, confirmation });
    const refused = await erase("ya");
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors.confirmation).toContain('"hapus"');
    const answer = await erase(" Hapus ");
    expect(answer.status).toBe(200);
    expect([...here.cookies.keys()]).not.toContain("sulur.sesi");
    expect(await isSignedIn(there)).toBe(false);
    const fields = { username, password: PASSWORD };
    expect((await there.post(login.POST, "/api/login", fields)).status).toBe(401);
  });
});

it("exports as a file that no cache keeps", async () => {
  const answer = await here.get(exporting.GET, "/api/account/export");
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="sulur-data-saya-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(answer.headers.get("cache-control")).toContain("no-store");
  expect(await answer.json()).toMatchObject({ account: { username }, sessions: [{}, {}] });
});

it("is closed to strangers, every part of it", async () => {
  const stranger = new Client("203.0.113.251");
  const id = { id: randomUUID() };
  const answers = await Promise.all([
    stranger.get(account.GET, "/api/account"),
    stranger.get(exporting.GET, "/api/account/export"),
    stranger.post(erasure.POST, "/api/account/erasure", {}),
    stranger.post(password.POST, "/api/account/password", {}),
    stranger.post(question.POST, "/api/account/question", {}),
    stranger.post(photo.POST, "/api/account/photo", {}),
    stranger.delete(photo.DELETE, "/api/account/photo"),
    stranger.post(tokens.POST, "/api/account/tokens", {}),
    stranger.delete(token.DELETE, "/api/account/tokens/1", { id: "1" }),
    stranger.delete(sessions.DELETE, "/api/account/sessions"),
    stranger.delete(session.DELETE, "/api/account/sessions/x", id),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
});
