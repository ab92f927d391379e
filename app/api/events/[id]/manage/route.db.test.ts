import { beforeEach, expect, it } from "vitest";
import { sha256 } from "@/lib/accounts/tokens";
import { MANAGE_HEADER } from "@/lib/events/event/rules-manage";
import { HOUR_MS } from "@/lib/format/dates";
import { Client, testSite } from "@/lib/server/auth/test-site";
import type { RouteHandler } from "@/lib/server/http/route";
import { addEvent } from "@/prisma/factories/event";
import { testDatabase } from "@/scripts/testing/database";
import { clientOf } from "@/scripts/testing/role-client";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const manage = await import("./route");
const registrants = await import("@/app/api/events/[id]/registrants/route");
const checkin = await import("@/app/api/events/[id]/checkin/route");
const results = await import("@/app/api/events/[id]/results/route");
const poster = await import("@/app/api/events/[id]/poster/route");
const certificate = await import("@/app/api/certificates/[code]/route");

const TOKEN = "kunci-penyelenggara-yang-panjang";
let id = "";
let hosts = 0;
let client: Client;

beforeEach(async () => {
  await db.$executeRaw`TRUNCATE events, event_registrations, rate_limits CASCADE`;
  const startsAt = new Date(Date.now() - HOUR_MS);
  const event = await addEvent(db, { startsAt, manageTokenHash: sha256(TOKEN), createdAt: new Date(0) });
  id = String(event.id);
  hosts += 1;
  client = new Client(`203.0.113.${hosts}`);
});

async function read({ GET }: { GET: RouteHandler }, headers: Record<string, string> = {}, as = client) {
  const request = as.request(`/api/events/${id}/manage`);
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  const response = await GET(request, { params: Promise.resolve({ id }) });
  return { status: response.status, body: await response.json(), caching: response.headers.get("cache-control") };
}

it("opens with the key in a header, for staff without it, and for nobody else; nothing of it is kept on the way", async () => {
  for (const route of [manage, registrants]) {
    expect((await read(route)).status).toBe(403);
    expect((await read(route, { [MANAGE_HEADER]: "salah" })).status).toBe(403);
    expect((await read(route, {}, await clientOf(db, "USER"))).status).toBe(403);
    expect((await read(route, {}, await clientOf(db, "PENGELOLA"))).status).toBe(200);
    expect(await read(route, { [MANAGE_HEADER]: TOKEN })).toMatchObject({ status: 200, caching: "no-store" });
  }
  expect(JSON.stringify((await read(manage, { [MANAGE_HEADER]: TOKEN })).body)).not.toContain(TOKEN);
});

it("takes statements and results with the key in the body, and says what does not fit", async () => {
  const walkIn = { walk_in: crypto.randomUUID(), name: "Tono", people: 2, at: new Date().toISOString() };
  const body = { token: TOKEN, statements: [walkIn] };
  expect((await client.post(checkin.POST, "/", { ...body, token: "salah" }, { id })).status).toBe(403);
  expect((await client.post(checkin.POST, "/", body, { id })).status).toBe(200);
  expect((await client.post(checkin.POST, "/", { ...body, statements: [] }, { id })).status).toBe(400);
  const many = { ...body, statements: [{ ...walkIn, people: 51 }] };
  expect((await client.post(checkin.POST, "/", many, { id })).status).toBe(400);

  const outcome = { token: TOKEN, people: 2, kilograms: 1.5 };
  expect((await client.post(results.POST, "/", { ...outcome, token: "salah" }, { id })).status).toBe(403);
  expect((await client.post(results.POST, "/", outcome, { id })).status).toBe(204);
  const photo_ids = [crypto.randomUUID()];
  const refused = await client.post(results.POST, "/", { ...outcome, photo_ids }, { id });
  expect((await refused.json()).errors).toEqual({ consent: expect.stringContaining("setuju") });
  expect(await db.event.findFirst()).toMatchObject({ resultPeople: 2, resultKilograms: 1.5, resultTrees: null });
});

it("draws the poster for everyone and the certificate for who has its number", async () => {
  const walkIn = { walk_in: crypto.randomUUID(), name: "Tono", people: 1, at: new Date().toISOString() };
  await client.post(checkin.POST, "/", { token: TOKEN, statements: [walkIn] }, { id });
  const { certificateCode } = await db.eventRegistration.findFirstOrThrow();
  const files = [
    await client.get(poster.GET, "/", { id }),
    await client.get(certificate.GET, "/", { code: certificateCode ?? "" }),
  ];
  for (const file of files) {
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(file.headers.get("x-robots-tag")).toBe("noindex");
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  }
  expect((await client.get(certificate.GET, "/", { code: "BCDF-BCDF-BCDF-BCDF" })).status).toBe(404);
  expect((await client.get(certificate.GET, "/", { code: "tidak-ada" })).status).toBe(404);
});
