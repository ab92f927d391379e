import { expect, it } from "vitest";
import { newToken } from "@/lib/accounts/tokens";
import { Client, testSite } from "@/lib/server/auth/test-site";
import { member } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";

const database = await testDatabase();
await testSite(database);
const { db } = database;
const { POST } = await import("./route");

it("tells the private link's token in one answer only, and keeps no more than its hash", async () => {
  const { userId } = await member(db, "Dewi", "ADMIN");
  const { token, tokenHash } = newToken();
  await db.apiToken.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + 86_400_000) } });
  const client = new Client("198.51.100.7");
  client.token = token;
  const body = JSON.stringify({
    title: "Tanam Mangrove",
    date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    location: "Muara Angke, Jakarta",
    description: "Menanam mangrove bersama warga muara.",
    capacity: 30,
  });
  async function send() {
    const request = client.request("/api/events", { method: "POST", body });
    request.headers.set("idempotency-key", "kunci-uji-tautan-pribadi-1");
    const answer = await POST(request, { params: Promise.resolve({}) });
    return { status: answer.status, event: await answer.json() };
  }
  const first = await send();
  const again = await send();
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(first.event.manage_token).toMatch(/^[\w-]{20,}$/u);
  expect(again.event).toEqual(first.event);
  const stored = JSON.stringify([await db.idempotencyKey.findMany(), await db.event.findMany()]);
  expect(stored).toContain("Tanam Mangrove");
  expect(stored).not.toContain(first.event.manage_token);
});
