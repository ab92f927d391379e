import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { newToken } from "@/lib/accounts/tokens";
import type { Role } from "@/lib/kernel/actor";
import { Client, testSite } from "@/lib/server/auth/test-site";
import type { RouteHandler } from "@/lib/server/http/route";
import { addReport } from "@/prisma/factories/report";
import { member } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const { POST } = await import("./route");
const decide = await import("@/app/api/admin/reports/[id]/decisions/route");
const support = await import("@/app/api/reports/[id]/support/route");
const updates = await import("@/app/api/reports/[id]/updates/route");

async function signedIn(address: string, role: Role = "USER"): Promise<Client & { userId: number }> {
  const { userId } = await member(db, `akun-${randomUUID().slice(0, 8)}`, role);
  const { token, tokenHash } = newToken();
  await db.apiToken.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + 3_600_000) } });
  return Object.assign(new Client(address), { token, userId });
}

/** As a client that says of itself that a guest wrote this. */
function sendAsGuest(client: Client, handler: RouteHandler, id: number, body: object): Promise<Response> {
  const request = client.request(`/api/reports/${id}`, { method: "POST", body: JSON.stringify(body) });
  request.headers.set("sulur-penulis", "tamu");
  return handler(request, { params: Promise.resolve({ id: String(id) }) });
}

const YES = { judgement: "YES" };

async function claimed(client: Client): Promise<number> {
  const { id } = await addReport(db, { status: "IN_PROGRESS" });
  const photo_id = randomUUID();
  const ownerKey = `user:${(client as Client & { userId: number }).userId}`;
  await db.photo.create({ data: { id: photo_id, ownerKey, width: 8, height: 6, bytes: 100 } });
  const body = { decision: "claim", status: "IN_PROGRESS", photo_id };
  const answer = await client.post(decide.POST, `/api/admin/reports/${id}/decisions`, body, { id: String(id) });
  expect(answer.status).toBe(200);
  return id;
}

it("POST /api/reports/{id}/outcome takes the claimant's session for theirs, whatever the header says", async () => {
  const staff = await signedIn("2001:db8:1:1::1", "PENGELOLA");
  const id = await claimed(staff);
  const elsewhere = Object.assign(new Client("198.51.100.7"), { token: staff.token });
  const answer = await sendAsGuest(elsewhere, POST, id, YES);
  expect(answer.status).toBe(403);
  expect((await answer.json()).message).toContain("tidak ikut memastikan");
  expect(await db.reportJudgement.count({ where: { reportId: id } })).toBe(0);
});

it("a guest's header beside a session gives no second voice", async () => {
  const account = await signedIn("203.0.113.5");
  const { id } = await addReport(db, { status: "VERIFIED" });
  const votes = [];
  for (let press = 0; press < 3; press += 1)
    votes.push(await (await sendAsGuest(account, support.POST, id, {})).json());
  expect(votes.at(-1)).toEqual({ support_count: 1, counted: true });
  expect(await db.reportSupport.findMany({ where: { reportId: id } })).toMatchObject([
    { writerKey: `user:${account.userId}` },
  ]);
});

it("what a guest wrote on a device stays a guest's, although somebody has signed in since", async () => {
  const account = await signedIn("203.0.113.6");
  const { id } = await addReport(db, { status: "VERIFIED" });
  const body = { condition: "SAME", content: "Masih penuh sampai tadi pagi.", filled_seconds: 30 };
  expect((await sendAsGuest(account, updates.POST, id, body)).status).toBe(201);
  expect((await db.reportUpdate.findFirstOrThrow()).writerKey).toMatch(/^visitor:/u);
});

it.each([
  ["the IPv6 /64", "2001:db8:2:1::1", "2001:db8:2:1::99", false],
  ["another /64 of the line", "2001:db8:3:1::1", "2001:db8:3:2::1", true],
  ["the IPv4 address and browser", "192.0.2.1", "192.0.2.1", false],
])("an account at %s of a claim that was just made", async (_, claimant, neighbour, counted) => {
  const id = await claimed(await signedIn(claimant, "PENGELOLA"));
  const second = await signedIn(neighbour);
  const answer = await second.post(POST, `/api/reports/${id}/outcome`, YES, { id: String(id) });
  expect(await answer.json()).toMatchObject({ judgement: "YES", counted });
});

it("an account with another browser at the IPv4 address of a claim counts", async () => {
  const id = await claimed(await signedIn("192.0.2.2", "PENGELOLA"));
  const second = await signedIn("192.0.2.2");
  const request = second.request(`/api/reports/${id}/outcome`, { method: "POST", body: JSON.stringify(YES) });
  request.headers.set("user-agent", "Peramban Lain");
  const answer = await POST(request, { params: Promise.resolve({ id: String(id) }) });
  expect(await answer.json()).toMatchObject({ judgement: "YES", counted: true });
});
