import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const { POST } = await import("./route");

const FORM = { name: "Bank Sampah Melati", email: "melati@contoh.id", phone: "0812-3456-7890", filled_seconds: 30 };

it("is one waste bank after fifty submits of one form at once", async () => {
  const key = randomUUID();
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const client = new Client(`203.0.113.${index + 1}`);
      const request = client.request("/api/partners", { method: "POST", body: JSON.stringify(FORM) });
      request.headers.set("idempotency-key", key);
      return (await POST(request, { params: Promise.resolve({}) })).status;
    }),
  );
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses).toContain(201);
  expect(await db.partner.count()).toBe(1);
});
