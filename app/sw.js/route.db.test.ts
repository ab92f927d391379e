import { randomUUID } from "node:crypto";
import { beforeAll, expect, it, vi } from "vitest";
import { Client, testSite } from "@/lib/server/auth/test-site";
import type { RouteHandler } from "@/lib/server/http/route";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
const { db } = database;
await testSite(database);
let report: RouteHandler;

beforeAll(async () => {
  vi.stubEnv("OFFLINE_WORKER", "off");
  report = (await import("@/app/api/reports/route")).POST;
});

it("is switched off by one variable: the worker takes itself and what it stored away, but not what waits to be sent", async () => {
  const { GET } = await import("./route");
  const answer = await new Client("10.1.1.1").get(GET, "/sw.js");
  const text = await answer.text();
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(text).toContain("registration.unregister()");
  expect(text).not.toContain("deleteDatabase");
});

const body = () => ({
  reporter_name: "Wening",
  location: "Tepi kali",
  damage_type: "Sampah menumpuk",
  description: `Menunggu sinyal ${randomUUID()}`,
  incident_date: "2026-03-01",
  filled_seconds: 30,
});

function send(value: object, writer: "anggota" | "tamu", key: string): Promise<Response> {
  const request = new Request("http://sulur.test/api/reports", {
    method: "POST",
    body: JSON.stringify(value),
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      "sulur-penulis": writer,
      "x-forwarded-for": "10.1.1.2",
    },
  });
  return report(request, { params: Promise.resolve({}) });
}

it("what was written with an account is not sent without one, and can be sent later", async () => {
  const value = body();
  const key = randomUUID();
  const refused = await send(value, "anggota", key);
  expect(refused.status).toBe(401);
  expect(await db.report.count({ where: { description: value.description } })).toBe(0);
  expect((await send(value, "tamu", key)).status).toBe(201);
});

it("makes one report of a key that comes again after 25 hours and after the hourly cleaning", async () => {
  const value = body();
  const key = randomUUID();
  const first = await (await send(value, "tamu", key)).json();
  const before = new Date(Date.now() - 25 * 3_600_000);
  await db.idempotencyKey.updateMany({ data: { createdAt: before, finishedAt: before } });
  const { cleanUp } = await import("@/lib/server/jobs/cleanup");
  const { contextFor } = await import("@/lib/server/ctx");
  await cleanUp(contextFor({ kind: "visitor", visitorId: null }).ctx);
  const again = await send(value, "tamu", key);
  expect(await again.json()).toEqual(first);
  expect(await db.report.count({ where: { description: value.description } })).toBe(1);
});
